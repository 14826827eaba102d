import type { EngineCost } from '@shortcake/contract/operator/engine-costs';
import type { Margins } from '@shortcake/contract/operator/margins';
import { Badge } from '../../ui/Badge.tsx';
import { fromMicroUsd } from '../lib/money.ts';
import { Panel } from '../ui/Panel.tsx';
import { ChangeCost } from './ChangeCost.tsx';

type Props = { costs: readonly EngineCost[]; margins: Margins };
type Model = { engine: string; model: string };

/** The engines in use, what each costs now, and whether anybody has looked that up. */
export function CostsNow({ costs, margins }: Props) {
  const missing = margins.problems.filter(({ problem }) => problem === 'missing');
  const models = [...margins.costs, ...missing];
  return (
    <Panel title="Engines in use">
      <ul>
        {models.map(({ engine, model }) => {
          const cost = inForce(costs, { engine, model });
          const problem = margins.problems.find(
            (one) => one.engine === engine && one.model === model,
          )?.problem;
          return (
            <li
              key={`${engine} ${model}`}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t py-3 first:border-t-0"
            >
              <div className="grid min-w-0 gap-0.5">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="font-bold">{engine}</span>
                  <span className="tabular-nums">
                    {cost ? `${fromMicroUsd(cost.microUsdPerVideo)} a video` : 'unknown'}
                  </span>
                  {problem && (
                    <Badge tone={problem === 'missing' ? 'berry' : 'sponge'}>{problem}</Badge>
                  )}
                </p>
                <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">{model}</p>
                {cost && (
                  <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">{cost.source}</p>
                )}
              </div>
              <ChangeCost
                engine={engine}
                model={model}
                lastId={lastIdOf(costs, { engine, model })}
              />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** The newest that is in force: the list has the newest first, and some are still to come. */
const inForce = (costs: readonly EngineCost[], { engine, model }: Model) =>
  costs.find(
    (cost) =>
      cost.engine === engine && cost.model === model && Date.parse(cost.validFrom) <= Date.now(),
  );

/** Of what was written last of a model, whenever it holds from. */
function lastIdOf(costs: readonly EngineCost[], { engine, model }: Model): string | null {
  const ids = costs
    .filter((cost) => cost.engine === engine && cost.model === model)
    .map(({ id }) => Number(id));
  return ids.length > 0 ? String(Math.max(...ids)) : null;
}
