import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import { LogoMark } from './LogoMark.tsx';

type Props = { title: string; text?: string; action?: ReactNode };

export function EmptyState({ title, text, action }: Props) {
  return (
    <Card tone="dashed" className="grid justify-items-center gap-2 px-6 py-14 text-center">
      <span className="mb-2 grid size-20 place-items-center rounded-full bg-sunken">
        <LogoMark className="size-11" />
      </span>
      <h2 className="headline text-xl">{title}</h2>
      {text && <p className="max-w-sm text-ink-soft">{text}</p>}
      {action && <div className="mt-4">{action}</div>}
    </Card>
  );
}
