import { CREDIT_PRICE_CENTS, MAX_CREDITS_PER_PURCHASE } from '@shortcake/contract/credits';
import { useEffect, useRef } from 'react';
import { formatCents } from '../../../lib/money.ts';
import { formatNumber } from '../../../lib/plural.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { amountText, creditsIn, quickPicks, settledText } from './amount.ts';
import { PriceLine } from './PriceLine.tsx';

type Props = {
  /** Of the amount field. */
  text: string;
  onTextChange: (text: string) => void;
  onContinue: (credits: number) => void;
  /** Why the server takes no such amount. */
  refusal: string | null;
};

export function BuyCreditsAmount({ text, onTextChange, onContinue, refusal }: Props) {
  const credits = creditsIn(text);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (refusal) field.current?.focus();
  }, [refusal]);

  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onContinue(credits);
      }}
    >
      <fieldset className="grid grid-cols-5 gap-2">
        <legend className="mb-2 font-bold text-sm">Quick picks</legend>
        {quickPicks.map((pick) => (
          <button
            key={pick}
            type="button"
            aria-pressed={pick === credits}
            onClick={() => onTextChange(String(pick))}
            className="min-h-12 rounded-control border border-line-strong font-bold tabular-nums transition-colors duration-150 hover:border-ink hover:bg-sunken aria-pressed:border-berry aria-pressed:bg-berry-wash aria-pressed:text-berry-ink"
          >
            {pick}
            <span className="sr-only"> credits</span>
          </button>
        ))}
      </fieldset>
      <Field
        label="Amount of credits"
        hint={
          refusal ? (
            <span className="font-bold text-berry-ink">{refusal}</span>
          ) : (
            `From 1 to ${formatNumber(MAX_CREDITS_PER_PURCHASE)}, ${formatCents(CREDIT_PRICE_CENTS)} each`
          )
        }
      >
        {(control) => (
          <Input
            {...control}
            ref={field}
            inputMode="numeric"
            autoComplete="off"
            aria-invalid={refusal !== null}
            value={text}
            onChange={(event) => onTextChange(amountText(event.target.value))}
            onBlur={() => onTextChange(settledText(text))}
          />
        )}
      </Field>
      <PriceLine credits={credits} cents={credits * CREDIT_PRICE_CENTS} aria-live="polite" />
      <Button type="submit" size="large" disabled={credits < 1}>
        Continue
      </Button>
    </form>
  );
}
