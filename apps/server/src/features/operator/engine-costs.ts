import { operatorEndpoints } from '@shortcake/contract/operator/endpoints';
import type { Kysely } from 'kysely';
import { InvalidRequestError } from '../../platform/errors.ts';
import type { DB } from '../../schema.ts';
import { addEngineCosts, listEngineCosts } from '../videos/costs/engine-costs.ts';
import { addEngineInvoice, listEngineInvoices } from '../videos/costs/engine-invoices.ts';
import type { OperatorCalls } from './calls.ts';

/** What engines cost, and what they sent invoices for. */
export function registerEngineCosts(
  calls: OperatorCalls,
  { db, engineIds }: { db: Kysely<DB>; engineIds: readonly string[] },
): void {
  // A cost is never changed again, and one of an engine that is none would never be used.
  const refuseUnknown = (engine: string, field: string) => {
    if (engineIds.includes(engine)) return;
    throw new InvalidRequestError(`${field}: must be one of ${engineIds.join(', ')}`);
  };
  calls.read(operatorEndpoints.engineCosts, () => listEngineCosts(db));
  calls.change(operatorEndpoints.changeEngineCosts, async ({ body: { costs } }, commit) => {
    for (const [index, { engine }] of costs.entries()) {
      refuseUnknown(engine, `costs[${index}].engine`);
    }
    return commit(async (db) => {
      await addEngineCosts(db, costs);
      const target = costs
        .map(
          ({ engine, model, microUsdPerVideo }) =>
            `${engine} ${model} ${dollars(microUsdPerVideo)}`,
        )
        .join(', ');
      return {
        logged: { action: 'change-engine-costs', target },
        result: await listEngineCosts(db),
      };
    });
  });
  calls.read(operatorEndpoints.engineInvoices, () => listEngineInvoices(db));
  calls.change(operatorEndpoints.addEngineInvoice, async ({ body }, commit) => {
    refuseUnknown(body.engine, 'engine');
    return commit(async (db) => {
      const { reason: _reason, ...invoice } = body;
      await addEngineInvoice(db, invoice);
      const { engine, month, microUsd } = invoice;
      const target = `invoice of ${engine} for ${month}: ${dollars(microUsd)}`;
      return {
        logged: { action: 'note-engine-invoice', target },
        result: await listEngineInvoices(db),
      };
    });
  });
}

const dollars = (microUsd: number) => `${microUsd / 1_000_000} USD`;
