import { TEST_EVENT, webhookEvents } from '@shortcake/contract/webhook';
import type { Happenings } from '../../../happenings.ts';
import type { Metrics } from '../../../platform/metrics/registry.ts';

const OUTCOMES = ['delivered', 'failed', 'given_up'] as const;

/** Counts what became of the attempts of this process at webhooks, as it is told. Answers how to stop. */
export function measureWebhooks(metrics: Metrics, happenings: Happenings): () => void {
  const attempts = metrics.counter({
    name: 'webhook_attempts_total',
    help: 'Attempts to tell a webhook of an event, by how they ended.',
    labelNames: ['type', 'outcome'],
  });
  for (const type of [...webhookEvents, TEST_EVENT]) {
    for (const outcome of OUTCOMES) attempts.inc({ type, outcome }, 0);
  }
  return happenings.listen((told) => {
    if (told.name !== 'webhook.tried') return;
    const { type, outcome } = told;
    attempts.inc({ type, outcome });
  });
}
