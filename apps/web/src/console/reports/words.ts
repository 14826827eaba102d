import type { Report, ReportDecision } from '@shortcake/contract/operator/reports';
import type { BadgeTone } from '../../ui/Badge.tsx';

type Kind = Report['kind'];
type State = NonNullable<Report['video']>['state'];

export const kindWords: Record<Kind, string> = {
  illegal: 'Illegal',
  copyright: 'Copyright',
  other: 'Something else',
};

export const stateWords: Record<State, { label: string; tone: BadgeTone }> = {
  shown: { label: 'Shown', tone: 'leaf' },
  'taken down': { label: 'Taken down', tone: 'berry' },
  gone: { label: 'Deleted by its owner', tone: 'neutral' },
};

/** Stands in a sentence where something is still to be filled in. */
export const GAP = '___';

/** How a statement of reasons may begin. */
export const startOf: Record<ReportDecision, Record<Kind, string>> = {
  remove: {
    illegal: `At second ${GAP} the video shows ${GAP}. This breaks ${GAP}.`,
    copyright: `From second ${GAP} the video takes ${GAP} from "${GAP}", without the consent of whoever holds the rights in it.`,
    other: `At second ${GAP} the video shows ${GAP}. Our terms do not allow this, because ${GAP}.`,
  },
  keep: {
    illegal: `We looked at the whole video and found nothing in it that breaks a law: ${GAP}.`,
    copyright: `We compared the video with the work. What they have in common may be used: ${GAP}.`,
    other: `We looked at the whole video and found nothing in it that breaks our terms: ${GAP}.`,
  },
};

/** The same of an objection. */
export const secondStartOf: Record<ReportDecision, string> = {
  keep: `You are right: ${GAP}. The video is put back.`,
  remove: `We looked at the video again, with what you wrote. It changes nothing, because ${GAP}.`,
};
