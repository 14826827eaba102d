import { Clock } from 'lucide-react';
import { Card } from '../../ui/Card.tsx';

const hours = [
  ['Monday to Friday', '9 AM - 6 PM UTC'],
  ['Saturday and Sunday', 'Closed'],
] as const;

export function BusinessHours() {
  return (
    <section aria-labelledby="business-hours">
      <Card tone="sponge" className="grid gap-4 p-5 sm:p-6">
        <h2 id="business-hours" className="headline flex items-center gap-2.5 text-xl">
          <Clock aria-hidden="true" className="size-5" />
          Business Hours
        </h2>
        <dl className="grid gap-2 text-[0.9375rem]">
          {hours.map(([days, times]) => (
            <div key={days} className="flex flex-wrap justify-between gap-x-4">
              <dt>{days}</dt>
              <dd className="font-bold tabular-nums">{times}</dd>
            </div>
          ))}
        </dl>
        <p className="text-[0.9375rem]">Average response time: 4 hours</p>
      </Card>
    </section>
  );
}
