import { useQueryClient } from '@tanstack/react-query';
import { ChangeButton } from '../lib/ChangeButton.tsx';
import { callConsole } from '../lib/call.ts';
import type { ChangeField } from '../lib/change.ts';
import { centsIn } from '../lib/dollars.ts';
import { engineInvoicesQuery } from './api.ts';

const fields: ChangeField[] = [
  {
    ...{ name: 'month', label: 'Month', kind: 'line' },
    fault: (text) =>
      /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? undefined : 'A month such as 2026-11',
  },
  {
    ...{ name: 'amount', label: 'Total, in US dollars', kind: 'amount' },
    fault: (text) => (centsIn(text) === undefined ? 'An amount such as 1234.56' : undefined),
  },
];

/** Asks for the total of an engine's invoice. */
export function NoteInvoice({ engine }: { engine: string }) {
  const queryClient = useQueryClient();
  return (
    <ChangeButton
      change={{
        name: `invoice ${engine}`,
        label: `Note an invoice of ${engine}`,
        title: `An invoice of ${engine}`,
        effect: 'It stands beside what was counted for the month. Of a month the last one counts.',
        confirm: 'Note the invoice',
        fields,
        reasonHint: "Stands in the log; the invoice's number is a good one.",
      }}
      send={({ month = '', amount = '', reason = '' }) =>
        callConsole('addEngineInvoice', {
          body: { engine, month: month.trim(), microUsd: (centsIn(amount) ?? 0) * 10_000, reason },
        })
      }
      done={() => 'The invoice is noted'}
      onDone={(invoices) => queryClient.setQueryData(engineInvoicesQuery.queryKey, invoices)}
    />
  );
}
