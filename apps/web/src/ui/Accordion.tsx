import { ChevronDown } from 'lucide-react';
import { Accordion as Radix } from 'radix-ui';

type Props = { items: readonly { title: string; text: string }[] };

/** Titles that open what they stand for; any number at a time. */
export function Accordion({ items }: Props) {
  return (
    <Radix.Root type="multiple" className="divide-y divide-line">
      {items.map(({ title, text }) => (
        <Radix.Item key={title} value={title}>
          <Radix.Header>
            <Radix.Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 rounded-control py-3 text-left font-bold text-[0.9375rem] hover:text-berry-ink">
              {title}
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-data-[state=open]:rotate-180"
              />
            </Radix.Trigger>
          </Radix.Header>
          <Radix.Content className="animate-appear pb-5 text-[0.9375rem] text-ink-soft">
            <p className="max-w-prose">{text}</p>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
