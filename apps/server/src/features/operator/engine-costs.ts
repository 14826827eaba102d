import { operatorEndpoints } from '@shortcake/contract/operator/endpoints';
import type { Kysely } from 'kysely';
import type { DB } from '../../schema.ts';
import { addEngineCosts, listEngineCosts } from '../videos/costs/engine-costs.ts';
import { addEngineInvoice, listEngineInvoices } from '../videos/costs/engine-invoices.ts';
import type { OperatorCalls } from './calls.ts';

/** What engines cost, and what they sent invoices for. */
export function registerEngineCosts(calls: OperatorCalls, { db }: { db: Kysely<DB> }): void {
  calls.read(operatorEndpoints.engineCosts, () => listEngineCosts(db));
  calls.change(operatorEndpoints.changeEngineCosts, ({ body: { costs } }, commit) =>
    commit(async (db) => {
      await addEngineCosts(db, costs);
      const target = costs.map(({ engine, model }) => `${engine} ${model}`).join(', ');
      return {
        logged: { action: 'change-engine-costs', target },
        result: await listEngineCosts(db),
      };
    }),
  );
  calls.read(operatorEndpoints.engineInvoices, () => listEngineInvoices(db));
  calls.change(operatorEndpoints.addEngineInvoice, ({ body }, commit) =>
    commit(async (db) => {
      const { reason: _reason, ...invoice } = body;
      await addEngineInvoice(db, invoice);
      const target = `invoice of ${invoice.engine} for ${invoice.month}`;
      return {
        logged: { action: 'note-engine-invoice', target },
        result: await listEngineInvoices(db),
      };
    }),
  );
}
