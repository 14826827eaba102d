import type { ReactNode } from 'react';
import { PageHead } from './PageHead.tsx';

type Props = { title: string; subtitle?: string; description?: string; action?: ReactNode };

export function PageTitle({ title, subtitle, description, action }: Props) {
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <PageHead title={title} {...(description && { description })} />
      <div className="grid min-w-0 gap-1.5">
        <h1 className="headline text-title">{title}</h1>
        {subtitle && <p className="text-ink-soft">{subtitle}</p>}
      </div>
      {action}
    </div>
  );
}
