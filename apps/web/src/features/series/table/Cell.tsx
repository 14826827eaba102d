import { classNames } from '../../../lib/class-names.ts';
import { fieldClass } from '../../../ui/field-style.ts';
import { CellSuggestions } from './CellSuggestions.tsx';
import type { TextColumn } from './columns.ts';
import type { SlotColumn } from './subject.ts';

type Props = {
  column: TextColumn;
  slot: SlotColumn | undefined;
  value: string;
  /** The row's place, counted from 0. */
  at: number;
  /** What is wrong with it, and the id under which that is said below it. */
  fault: { id: string; text: string } | null;
  withSuggestions: boolean;
  onChange: (text: string) => void;
  onPaste: (text: string) => void;
  onNext: () => void;
};

/** One text of one row. Enter goes to the next row; what was copied from several cells fills several. */
export function Cell({ column, slot, value, at, fault, ...on }: Props) {
  const { id, label } = column;
  const isPrompt = id === 'prompt';
  return (
    <td className="p-2 max-md:col-span-2 max-md:grid max-md:gap-1 max-md:p-0">
      <span aria-hidden="true" className="font-bold text-sm md:hidden">
        {label}
      </span>
      <div className="relative">
        <textarea
          data-cell={`${at}:${id}`}
          aria-label={`${label}, row ${at + 1}`}
          aria-describedby={fault?.id}
          aria-invalid={fault ? true : undefined}
          rows={isPrompt ? 3 : 2}
          placeholder={slot?.usual ?? (isPrompt ? 'What the video shows' : '')}
          value={value}
          onChange={(event) => on.onChange(event.target.value)}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text/plain');
            // Words for a prompt may have lines of their own: only a spreadsheet's are rows.
            const isTable =
              text.includes('\t') || /<table\b/i.test(event.clipboardData.getData('text/html'));
            if (!isTable && (isPrompt || !text.trim().includes('\n'))) return;
            event.preventDefault();
            on.onPaste(text);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isPrompt || event.nativeEvent.isComposing) return;
            event.preventDefault();
            on.onNext();
          }}
          className={classNames(
            fieldClass,
            'field-sizing-content block max-h-32 resize-none py-2! pl-3! text-sm! leading-snug',
            slot ? 'pr-9!' : 'pr-3!',
            isPrompt && 'min-h-20',
          )}
        />
        {slot && on.withSuggestions && (
          <CellSuggestions slot={slot} number={at + 1} value={value} onChoose={on.onChange} />
        )}
      </div>
      {fault && (
        <p id={fault.id} className="mt-1 font-bold text-berry-ink text-sm">
          {fault.text}
        </p>
      )}
    </td>
  );
}
