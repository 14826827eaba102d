import type { Margins } from '@shortcake/contract/operator/margins';
import { useQueryClient } from '@tanstack/react-query';
import { ChangeButton } from '../lib/ChangeButton.tsx';
import { callConsole } from '../lib/call.ts';
import { fromMicroUsd } from '../lib/money.ts';
import { refusalIn } from '../lib/refusal.ts';
import { Panel } from '../ui/Panel.tsx';
import { marginsQuery } from './api.ts';
import { fineCents } from './fine-cents.ts';
import { saleName } from './sale-name.ts';

/** What is sold below what it costs, with what may be spent today beside it. Nothing where all is well. */
export function Losses({ margins: { losses, budgets, problems } }: { margins: Margins }) {
  const queryClient = useQueryClient();
  if (losses.length === 0 && problems.length === 0) return null;
  return (
    <Panel
      title={losses.length > 0 ? 'Sold below cost' : 'Costs to look up'}
      note={losses.length > 0 && 'Told at each start as well, until somebody acknowledges it.'}
    >
      <ul>
        {losses.map((loss) => (
          <li
            key={`${loss.sale} ${loss.engine}`}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t py-3 first:border-t-0"
          >
            <div className="grid min-w-0 gap-0.5">
              <p>
                <span className="font-bold">{saleName(loss.sale)}</span> sells a video for{' '}
                {fineCents(loss.priceCents)} that costs {fineCents(loss.costCents)} at {loss.engine}
                .
              </p>
              {loss.acknowledged && (
                <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">
                  {loss.acknowledged.by} knows: {loss.acknowledged.reason}
                </p>
              )}
            </div>
            {!loss.acknowledged && (
              <ChangeButton
                change={{
                  name: `acknowledge ${loss.sale} ${loss.engine}`,
                  label: 'Acknowledge',
                  title: `${saleName(loss.sale)} at ${loss.engine}`,
                  effect: `It sells a video for ${fineCents(loss.priceCents)} that costs ${fineCents(loss.costCents)}. It stays below cost, and is told no more until its price or cost changes.`,
                  confirm: 'Acknowledge',
                }}
                send={({ reason = '' }) => {
                  const { sale, engine, priceCents, costCents } = loss;
                  return callConsole('acknowledgeLoss', {
                    body: { sale, engine, priceCents, costCents, reason },
                  });
                }}
                // What is shown was no longer so: press again on what is.
                onRefused={(error) => {
                  if (refusalIn(error, 'LOSS_CHANGED')) queryClient.invalidateQueries(marginsQuery);
                }}
                done={() => 'The loss is acknowledged'}
                onDone={(margins) => queryClient.setQueryData(marginsQuery.queryKey, margins)}
              />
            )}
          </li>
        ))}
      </ul>
      {problems.map(({ engine, model, problem }) => (
        <p key={`${engine} ${model}`} className="text-sm">
          {problem === 'missing'
            ? `Nobody knows what a video of ${engine} costs with ${model}: say so under Costs.`
            : `What ${engine} costs with ${model} is unverified: confirm or replace it under Costs.`}
        </p>
      ))}
      {budgets.length > 0 && (
        <p className="text-ink-soft text-sm">
          {budgets
            .map(
              ({ engine, spentMicroUsd, dayMicroUsd }) =>
                `${engine} has used ${fromMicroUsd(spentMicroUsd)} of today’s ${fromMicroUsd(dayMicroUsd)}`,
            )
            .join('; ')}
          .
        </p>
      )}
    </Panel>
  );
}
