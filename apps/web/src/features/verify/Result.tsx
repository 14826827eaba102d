import { BadgeCheck, CircleHelp, Files } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Said } from './Said.tsx';
import { type Checked, verdictOf } from './verdict.ts';
import { words } from './words.ts';

const ICONS = { ours: BadgeCheck, similar: Files, unknown: CircleHelp };

type Props = { name: string; checked: Checked; onAnother: () => void };

/** What is known of a file; its heading takes the focus, so that it is read out. */
export function Result({ name, checked, onAnother }: Props) {
  const { kind, headline, sentence } = verdictOf(checked);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Icon = ICONS[kind];
  return (
    <div className="grid gap-5">
      <Card className="overflow-hidden">
        <div
          className={classNames(
            'flex gap-x-4 gap-y-3 p-5 max-sm:flex-col sm:p-7',
            kind === 'unknown' ? 'bg-sunken' : 'bg-berry-wash',
          )}
        >
          <Icon aria-hidden="true" className="size-9 shrink-0 text-berry" />
          <div className="grid min-w-0 gap-2">
            <h2 ref={heading} tabIndex={-1} className="headline text-title outline-none">
              {headline}
            </h2>
            <p>{sentence}</p>
            <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">{name}</p>
          </div>
        </div>
        <Said verification={checked.verification} />
      </Card>
      <Button variant="secondary" size="large" onClick={onAnother} className="justify-self-start">
        {words.another}
      </Button>
    </div>
  );
}
