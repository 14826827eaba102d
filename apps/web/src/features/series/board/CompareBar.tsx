import { Columns2 } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { keepRoomBelow } from '../../../ui/keep-room.ts';

type Props = { chosen: number; onCompare: () => void; onClear: () => void };

/** Stays in view below the board while videos are chosen, however far they are from one another. */
export function CompareBar({ chosen, onCompare, onClear }: Props) {
  return (
    <div
      ref={keepRoomBelow}
      className="sticky bottom-4 z-30 mx-auto flex items-center gap-1 rounded-full border border-line bg-surface p-1.5 shadow-overlay"
    >
      <Button size="small" disabled={chosen < 2} onClick={onCompare}>
        <Columns2 aria-hidden="true" className="size-4" />
        {chosen < 2 ? 'Choose one more to compare' : `Compare ${chosen}`}
      </Button>
      <p role="status" className="sr-only">
        {`${chosen} chosen to compare`}
      </p>
      <Button variant="quiet" size="small" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}
