import { type Key, type ReactNode, useState } from 'react';
import { counted } from '../../lib/plural.ts';
import { Button } from '../../ui/Button.tsx';

const FIRST = 6;

type Props<Item> = {
  items: readonly Item[];
  /** What one of them is called: "line". */
  noun: string;
  keyOf: (item: Item) => Key;
  children: (item: Item) => ReactNode;
};

/** A list with a rule between its lines; of a long one the first, until all are asked for. */
export function Lines<Item>({ items, noun, keyOf, children }: Props<Item>) {
  const [isWhole, setIsWhole] = useState(false);
  if (items.length === 0) return <p className="text-ink-soft">None.</p>;
  const shown = isWhole ? items : items.slice(0, FIRST);
  return (
    <>
      <ul>
        {shown.map((item) => (
          <li
            key={keyOf(item)}
            className="border-line border-t py-3 first:border-t-0 first:pt-0 last:pb-0"
          >
            {children(item)}
          </li>
        ))}
      </ul>
      {shown.length < items.length && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => setIsWhole(true)}
        >
          Show all {counted(items.length, noun)}
        </Button>
      )}
    </>
  );
}
