import { operatorEndpoints } from '@shortcake/contract/operator/endpoints';
import type { Kysely } from 'kysely';
import type { DB } from '../../schema.ts';
import { listAlerts } from '../alerts/service.ts';
import type { OperatorCalls } from './calls.ts';

/** What is on now. */
export function registerAlerts(calls: OperatorCalls, { db }: { db: Kysely<DB> }): void {
  calls.read(operatorEndpoints.listAlerts, () => listAlerts(db));
}
