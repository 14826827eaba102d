import type { Margins } from '@shortcake/contract/operator/margins';
import type { PriceBook } from '@shortcake/contract/operator/price-book';
import { MAX_REASON } from '@shortcake/contract/operator/reason-limit';
import { planNames, planTitles } from '@shortcake/contract/plans';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { ChangeError } from '../lib/ChangeError.tsx';
import { forgetDraft, keepDraft, keptDraft } from '../lib/draft.ts';
import { Panel } from '../ui/Panel.tsx';
import { type Draft, isSame, readDraft, tooCheap } from './draft.ts';
import { Effects } from './Effects.tsx';
import { Meanwhile } from './Meanwhile.tsx';
import { useChangePrices } from './useChangePrices.ts';
import { usePriceDraft } from './usePriceDraft.ts';

/** Under which what was typed is kept. */
const KEPT = 'prices';

type Props = { book: PriceBook; margins: Margins };

/** Prices as fields; beside them, while one types, what they would do. */
export function PriceForm({ book, margins }: Props) {
  // Back from signing in again: what was typed stands in the fields.
  const [kept] = useState(() => keptDraft(KEPT) ?? {});
  useEffect(() => {
    if (kept.prices) forgetDraft();
  }, [kept]);
  const { draft, setDraft, before, begun, begin } = usePriceDraft(
    book,
    kept.prices ? JSON.parse(kept.prices) : undefined,
  );
  const [from, setFrom] = useState(kept.from ?? '');
  const [reason, setReason] = useState(kept.reason ?? '');
  const change = useChangePrices((book) => {
    begin(book);
    setFrom('');
    setReason('');
  });
  const read = readDraft(draft);
  const { prices } = read;
  const errors = read.errors ?? tooCheap(read.prices, margins.minimumCents);
  const isChanged = prices === undefined || !isSame(prices, book);
  const isSound = prices !== undefined && Object.keys(errors).length === 0;
  const mayPress = isSound && isChanged && reason.trim() !== '' && !change.isPending;

  const setPlan = (plan: keyof Draft['plans'], field: 'price' | 'credits', text: string) =>
    setDraft({
      ...draft,
      plans: { ...draft.plans, [plan]: { ...draft.plans[plan], [field]: text } },
    });

  return (
    <Panel
      title="What is sold"
      note="Prices in US dollars. A month of a plan gives its credits once."
    >
      <form
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (!mayPress) return;
          const entry = {
            ...{ ...prices, reason: reason.trim(), edition: begun.edition },
            // What is typed is UTC, as all days of the console are.
            ...(from && { validFrom: `${from}:00Z` }),
          };
          change.mutate(entry);
        }}
      >
        {before && <Meanwhile {...{ before, book }} />}
        <div className="grid gap-x-8 gap-y-5 xl:grid-cols-2">
          <div className="grid content-start gap-4">
            {planNames.map((plan) => (
              <fieldset key={plan} className="grid grid-cols-2 items-start gap-3">
                <legend className="sr-only">{planTitles[plan]}</legend>
                <Field label={`${planTitles[plan]}, a month`} error={errors[`${plan}.price`]}>
                  {(control) => (
                    <Input
                      {...control}
                      inputMode="decimal"
                      value={draft.plans[plan].price}
                      onChange={({ target }) => setPlan(plan, 'price', target.value)}
                    />
                  )}
                </Field>
                <Field label="Credits" error={errors[`${plan}.credits`]}>
                  {(control) => (
                    <Input
                      {...control}
                      inputMode="numeric"
                      value={draft.plans[plan].credits}
                      onChange={({ target }) => setPlan(plan, 'credits', target.value)}
                    />
                  )}
                </Field>
              </fieldset>
            ))}
            <Field label="A credit bought by itself" error={errors.creditPrice}>
              {(control) => (
                <Input
                  {...control}
                  inputMode="decimal"
                  value={draft.creditPrice}
                  onChange={({ target }) => setDraft({ ...draft, creditPrice: target.value })}
                />
              )}
            </Field>
          </div>
          {prices && <Effects prices={prices} margins={margins} />}
        </div>
        {isChanged && (
          <div className="grid gap-4 border-line border-t pt-5">
            <div className="grid gap-4 sm:grid-cols-[auto_1fr]">
              <Field label="From, in UTC" hint="Empty: from now on.">
                {(control) => (
                  <Input
                    {...control}
                    type="datetime-local"
                    value={from}
                    onChange={({ target }) => setFrom(target.value)}
                  />
                )}
              </Field>
              <Field label="Reason" hint="The log keeps it.">
                {(control) => (
                  <Input
                    {...control}
                    maxLength={MAX_REASON}
                    value={reason}
                    onChange={({ target }) => setReason(target.value)}
                  />
                )}
              </Field>
            </div>
            <ChangeError
              error={change.error}
              beforeSignIn={() =>
                keepDraft(KEPT, { prices: JSON.stringify({ draft, begun }), from, reason })
              }
            />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" disabled={!mayPress}>
                {change.isPending ? 'Changing...' : 'Change prices'}
              </Button>
              <Button variant="quiet" type="button" onClick={() => begin(book)}>
                Back to what is sold
              </Button>
            </div>
          </div>
        )}
      </form>
    </Panel>
  );
}
