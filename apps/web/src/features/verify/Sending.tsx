import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { words } from './words.ts';

type Props = { name: string; share: number; onCancel: () => void };

/** While a file is on its way, and looked at. */
export function Sending({ name, share, onCancel }: Props) {
  const isSent = share >= 1;
  return (
    <Card className="grid gap-4 p-6 sm:p-8">
      <p className="font-bold [overflow-wrap:anywhere]">{name}</p>
      <progress
        aria-label={words.progress}
        value={isSent ? undefined : share}
        className="h-2.5 w-full accent-berry"
      />
      <div className="flex items-center justify-between gap-4">
        <p className="text-ink-soft tabular-nums">
          {isSent ? words.looking : words.sending(Math.floor(share * 100))}
        </p>
        <Button variant="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </Card>
  );
}
