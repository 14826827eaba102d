import type { EngineCost } from '@shortcake/contract/operator/engine-costs';
import { useQueryClient } from '@tanstack/react-query';
import { ChangeButton } from '../lib/ChangeButton.tsx';
import { callConsole } from '../lib/call.ts';
import { type ChangeField, textFault } from '../lib/change.ts';
import { microUsdIn } from '../lib/dollars.ts';
import { refusalIn } from '../lib/refusal.ts';
import { marginsQuery } from '../prices/api.ts';
import { engineCostsQuery } from './api.ts';

const LONGEST_SOURCE = 500;

const fields: ChangeField[] = [
  {
    ...{ name: 'amount', label: 'US dollars for a video of 8 seconds', kind: 'amount' },
    fault: (text) => (microUsdIn(text) === undefined ? 'An amount such as 0.56' : undefined),
  },
  {
    ...{ name: 'source', label: 'Source', kind: 'line' },
    hint: 'A page with the date you saw it, or an invoice.',
    fault: (text) => textFault(text, LONGEST_SOURCE, 'where you saw it'),
  },
];

/** `lastId` is of what was written last of the model, null where nothing was. */
type Props = { engine: string; model: string; lastId: string | null };

/** Asks what a video of a model costs from now on, and where that was seen. */
export function ChangeCost({ engine, model, lastId }: Props) {
  const queryClient = useQueryClient();
  return (
    <ChangeButton
      change={{
        name: `cost ${engine} ${model}`,
        label: lastId ? 'Replace' : 'Say what it costs',
        title: `What ${engine} costs`,
        effect: `For asks of ${model} from now on. What was asked for before keeps its cost.`,
        confirm: 'Change the cost',
        fields,
      }}
      send={({ amount = '', source = '', reason = '' }) => {
        const microUsdPerVideo = microUsdIn(amount) ?? 0;
        return callConsole('changeEngineCosts', {
          body: { costs: [{ engine, model, microUsdPerVideo, source, replaces: lastId }], reason },
        });
      }}
      done={() => `The cost of ${engine} is changed`}
      onDone={async (costs) => {
        queryClient.setQueryData(engineCostsQuery.queryKey, costs);
        await queryClient.invalidateQueries({ queryKey: marginsQuery.queryKey });
      }}
      onRefused={(error) => {
        const refusal = refusalIn<{ costs: EngineCost[] }>(error, 'COSTS_CHANGED');
        if (refusal) queryClient.setQueryData(engineCostsQuery.queryKey, refusal.costs);
      }}
    />
  );
}
