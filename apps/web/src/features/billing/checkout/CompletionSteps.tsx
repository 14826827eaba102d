import { Check } from 'lucide-react';
import { Spinner } from '../../../ui/Spinner.tsx';
import { CheckoutNotice } from './CheckoutNotice.tsx';

const steps = ['Card confirmed', 'Starting your subscription', 'Adding your credits'];

/** How far a completion is, for the eye and the ear. */
export function CompletionSteps({ isStarted }: { isStarted: boolean }) {
  const current = isStarted ? 2 : 1;
  return (
    <CheckoutNotice title="Setting up your plan">
      <p role="status" className="sr-only">{`${steps[current]}...`}</p>
      <ol className="mt-1 grid gap-3 text-left">
        {steps.map((step, index) => (
          <li key={step} className="flex items-center gap-3">
            <span className="grid size-6 shrink-0 place-items-center">
              {index < current && (
                <Check aria-hidden="true" strokeWidth={3} className="size-5 text-leaf" />
              )}
              {index === current && <Spinner aria-hidden="true" className="text-berry" />}
              {index > current && <span className="size-2 rounded-full bg-line-strong" />}
            </span>
            <span className={index > current ? 'text-ink-soft' : 'font-bold'}>{step}</span>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-ink-soft text-sm">This takes a few seconds. Please stay here.</p>
    </CheckoutNotice>
  );
}
