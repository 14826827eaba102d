import type { Happenings } from '../../../happenings.ts';
import type { Metrics } from '../../../platform/metrics/registry.ts';
import { WORDS } from '../kinds/of-kind.ts';

const OUTCOMES = ['sent', 'failed', 'refused', 'moot', 'given_up'] as const;

/** Counts what became of the mails that this process tried, as it is told. Answers how to stop. */
export function measureMails(metrics: Metrics, happenings: Happenings): () => void {
  const mails = metrics.counter({
    name: 'mails_total',
    help: 'Tries to send a mail, by how they ended.',
    labelNames: ['kind', 'outcome'],
  });
  for (const kind of Object.keys(WORDS)) {
    for (const outcome of OUTCOMES) mails.inc({ kind, outcome }, 0);
  }
  return happenings.listen((told) => {
    if (told.name !== 'mail.tried') return;
    const { kind, outcome } = told;
    mails.inc({ kind, outcome });
  });
}
