import { type ReactNode, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Card } from '../../ui/Card.tsx';

type Props = {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** One subject of the billing page; a region of its own, so that it can be found by its title. */
export function BillingCard({ title, aside, className, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames('min-w-0', className)}>
      <Card className="flex h-full flex-col gap-3 p-5 sm:p-6">
        <div className="mb-1 flex min-h-6 items-center justify-between gap-3">
          <h2 id={id} className="font-bold text-ink-soft text-sm">
            {title}
          </h2>
          {aside}
        </div>
        {children}
      </Card>
    </section>
  );
}
