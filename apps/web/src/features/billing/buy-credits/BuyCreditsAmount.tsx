import { MAX_CREDITS_PER_PURCHASE } from '@shortcake/contract/credits';
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
  /** Of one credit, in cents. */
  creditPrice: number;
  /** It is another one than was shown when Continue was pressed. */
  isNewPrice: boolean;
  /** Why the server takes no such amount. */
  refusal: string | null;
};

export function BuyCreditsAmount(props: Props) {
  const { text, onTextChange, onContinue, creditPrice, isNewPrice, refusal } = props;
  const credits = creditsIn(text);
  const field = useRef<HTMLInputElement>(null);
  const note = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (refusal) field.current?.focus();
  }, [refusal]);
  useEffect(() => {
    if (isNewPrice) note.current?.focus();
  }, [isNewPrice]);

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
            `From 1 to ${formatNumber(MAX_CREDITS_PER_PURCHASE)}, ${formatCents(creditPrice)} each`
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
      {isNewPrice && (
        <p ref={note} tabIndex={-1} className="font-bold text-berry-ink outline-none">
          The price has changed: a credit costs {formatCents(creditPrice)} now. Nothing was charged.
        </p>
      )}
      <PriceLine credits={credits} cents={credits * creditPrice} aria-live="polite" />
      <Button type="submit" size="large" disabled={credits < 1}>
        Continue
      </Button>
    </form>
  );
}
