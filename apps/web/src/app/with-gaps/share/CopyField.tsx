import { buttonClass } from '../../../ui/button-style.ts';
import { fieldClass } from '../../../ui/field-style.ts';

type Props = { id: string; label: string; value: string; copy: string; copied: string };

/** A text to take along: by hand, or with the script by a button. */
export function CopyField({ id, label, value, copy, copied }: Props) {
  return (
    <div className="flex gap-2">
      <input
        id={id}
        readOnly
        aria-label={label}
        defaultValue={value}
        className={`${fieldClass} min-w-0 grow`}
      />
      <button
        type="button"
        hidden
        data-copies={id}
        data-done={copied}
        aria-live="polite"
        className={buttonClass({ variant: 'secondary' })}
      >
        {copy}
      </button>
    </div>
  );
}
