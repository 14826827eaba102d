import { Check, Clock } from 'lucide-react';
import { counted } from '../../../lib/plural.ts';
import { Button } from '../../../ui/Button.tsx';
import { lateWords } from '../payments/late-words.ts';
import type { PurchaseStep } from './purchase-step.ts';

type Props = {
  step: Extract<PurchaseStep, { name: 'added' | 'late' }>;
  /** The balance, as it is now. */
  credits: number | undefined;
  onDone: () => void;
};

export function BuyCreditsResult({ step, credits, onDone }: Props) {
  const isAdded = step.name === 'added';
  return (
    <div className="grid justify-items-center gap-2 pb-1 text-center">
      <span
        aria-hidden="true"
        className={`mb-2 grid size-16 place-items-center rounded-full ${isAdded ? 'bg-leaf-wash text-leaf-ink' : 'bg-sponge-wash text-sponge-ink'}`}
      >
        {isAdded ? <Check className="size-8" strokeWidth={3} /> : <Clock className="size-8" />}
      </span>
      <div className="grid gap-2">
        <h3 className="headline text-2xl">{titleOf(step)}</h3>
        <p className="text-ink-soft">{textOf(step)}</p>
        {credits !== undefined && (
          <p>
            {isAdded ? 'Your new balance: ' : 'Your balance now: '}
            <strong className="tabular-nums">{counted(credits, 'credit')}</strong>
          </p>
        )}
        {step.name === 'late' && (
          <p className="text-ink-soft text-sm">
            Reference for support: {step.payment.paymentIntentId}
          </p>
        )}
      </div>
      <Button size="large" onClick={onDone} className="mt-4 w-full">
        Done
      </Button>
    </div>
  );
}

function titleOf(step: Props['step']): string {
  if (step.name === 'added') return `${counted(step.credits, 'credit')} added`;
  return step.isPaid ? 'Payment received' : 'Payment under way';
}

function textOf(step: Props['step']): string {
  if (step.name === 'added') return 'Each one makes a video of 8 seconds.';
  return step.isPaid ? lateWords.paid : lateWords.processing;
}
