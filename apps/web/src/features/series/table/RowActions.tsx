import { Copy, Dices, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../../../ui/Button.tsx';

type Props = {
  number: number;
  canSurprise: boolean;
  isFull: boolean;
  onSurprise: () => void;
  onDuplicate: () => void;
  onRemove: () => void;
};

export function RowActions({ number, canSurprise, isFull, ...on }: Props) {
  return (
    <td className="bg-surface p-2 max-md:col-span-2 max-md:p-0 md:sticky md:right-0 md:border-line md:border-l">
      <div className="flex max-md:justify-end">
        {canSurprise && (
          <Action label={`Surprise me, row ${number}`} tip="Surprise me" onClick={on.onSurprise}>
            <Dices aria-hidden="true" className="size-4.5" />
          </Action>
        )}
        <Action
          label={`Duplicate row ${number}`}
          tip="Duplicate"
          disabled={isFull}
          onClick={on.onDuplicate}
        >
          <Copy aria-hidden="true" className="size-4.5" />
        </Action>
        <Action
          label={`Remove row ${number}`}
          tip="Remove"
          data-remove={number - 1}
          onClick={on.onRemove}
        >
          <Trash2 aria-hidden="true" className="size-4.5" />
        </Action>
      </div>
    </td>
  );
}

function Action({
  label,
  tip,
  ...button
}: ComponentProps<typeof Button> & { label: string; tip: string }) {
  return <Button variant="quiet" size="icon" aria-label={label} data-tooltip={tip} {...button} />;
}
