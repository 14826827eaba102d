import type { Decidable, Report } from '@shortcake/contract/operator/reports';
import { waitsSince } from './waits-since.ts';

/** What can be decided of a report now: what waits, or a takedown whose files are kept, to take it back. */
export function decidableOf(report: Report): Decidable | null {
  const { video, decided, objection } = report;
  if (waitsSince(report)) return decided ? 'objection' : 'report';
  const stands = objection?.decided ?? decided;
  const isKept = video?.state === 'taken down' && video.videoUrl !== null;
  return stands?.decision === 'remove' && isKept ? 'decision' : null;
}
