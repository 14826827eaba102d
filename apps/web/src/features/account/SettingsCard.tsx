import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/Card.tsx';

type Props = { title: string; text: string; children: ReactNode };

/** One subject of the settings, found by its title. */
export function SettingsCard({ title, text, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card className="grid gap-6 p-5 sm:p-7">
        <div className="grid gap-1">
          <h2 id={id} className="headline text-xl">
            {title}
          </h2>
          <p className="text-ink-soft text-[0.9375rem]">{text}</p>
        </div>
        {children}
      </Card>
    </section>
  );
}
