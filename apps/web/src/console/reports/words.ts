import type { Decidable, Report, ReportDecision } from '@shortcake/contract/operator/reports';
import { OBJECTION_DAYS } from '@shortcake/contract/report-limits';
import { counted } from '../../lib/plural.ts';

type Kind = Report['kind'];
type Video = NonNullable<Report['video']>;

/** Stands in a sentence where something is still to be filled in. */
export const GAP = '___';

const ofAnyKind = (start: string): Record<Kind, string> => ({
  illegal: start,
  copyright: start,
  other: start,
});

/** All that an operator reads where reports and objections are decided. */
export const words = {
  title: 'Reports',
  subtitle: 'What people report of shared videos, and what owners say against a takedown.',
  views: { open: 'Open', decided: 'Decided' },
  list: { open: 'Open reports', decided: 'Decided reports' },
  none: { open: 'No report waits', decided: 'No report is decided yet' },
  counts: 'Yearly Counts',
  countsYear: 'Year of the counts',

  kinds: {
    illegal: 'Illegal',
    copyright: 'Copyright',
    other: 'Something else',
  } satisfies Record<Kind, string>,
  /** Of a video that is there. */
  states: { shown: 'Shown', 'taken down': 'Taken down' } satisfies Partial<
    Record<Video['state'], string>
  >,
  video: {
    untitled: 'Title taken from the prompt',
    gone: 'A video that its owner deleted',
    forgotten: 'A video that is deleted',
    unnamed: 'The video',
    /** As a sentence begins with it. */
    named: (title: string | null | undefined) => (title ? `"${title}"` : 'The video'),
    notKept: 'Nothing of the video is kept.',
    sharedPage: 'Shared page',
  },
  reported: 'Reported',
  waits: (long: string) => `waits ${long}`,
  forgotten: 'What was written is deleted: its time is over.',
  moot: 'Its owner deleted the video first',
  objects: 'The owner objects',
  by: (operator: string) => `by ${operator}`,
  decisions: { keep: 'Kept', remove: 'Taken down' } satisfies Record<ReportDecision, string>,
  secondDecisions: { keep: 'Put back', remove: 'Stays down' } satisfies Record<
    ReportDecision,
    string
  >,

  reporter: {
    from: 'From',
    unnamed: 'somebody unnamed',
    work: 'Work',
    states: 'States',
    right: 'that it is right and complete',
    notRight: 'nothing of its being right',
    theirs: 'that they hold the right',
    notTheirs: 'nothing of whose right it is',
  },
  owner: {
    by: 'Made by',
    suspended: 'Suspended',
    since: (day: string) => `since ${day}`,
    videos: (count: number) => counted(count, 'video'),
    reports: (count: number) => counted(count, 'report'),
    removed: (count: number) => `${count} taken down`,
    putBack: (count: number) => `${count} put back`,
  },

  reason: {
    label: 'Statement of reasons',
    what: 'the reasons',
    gap: `Please write something in the place of each "${GAP}".`,
    hints: {
      keep: 'Say what you looked at, and why nothing in it is against a law or our terms. People read it word for word.',
      remove:
        'Say what in the video is wrong, and name the law and its country, or the sentence of our terms: nothing else tells the owner on what ground. People read it word for word.',
    } satisfies Record<ReportDecision, string>,
  },
  /** What is decided, of a report. */
  first: {
    keep: {
      label: 'Keep It',
      title: 'Keep the video',
      effect: (video: string) =>
        `${video} stays as it is. Who reported it reads your reasons, if they left an address. Its owner hears nothing.`,
      done: 'The video is kept',
    },
    remove: {
      label: 'Take It Down',
      title: 'Take the video down',
      effect: (video: string) =>
        `${video} is gone at once, for everybody. Its owner reads your reasons, and can object once within ${OBJECTION_DAYS} days; its files are kept so long. Who reported it reads them too, if they left an address. Other open reports of it are decided with this one.`,
      done: 'The video is taken down',
    },
  },
  /** The same of an objection, and of a takedown that is taken back. */
  second: {
    keep: {
      label: 'Put It Back',
      title: 'Put the video back',
      effect: (video: string) =>
        `${video} is there again, with the link that it had. Its owner reads your reasons, and so does who reported it, if they left an address.`,
      done: 'The video is put back',
    },
    remove: {
      label: 'Leave It Down',
      title: 'Leave the video down',
      effect: (video: string) =>
        `${video} stays down. Its owner reads your reasons, and cannot object again.`,
      done: 'The video stays down',
    },
  },
  /** How a statement of reasons may begin, by what it is of. */
  starts: {
    report: {
      keep: {
        illegal: `We looked at the whole video and found nothing in it that breaks a law: ${GAP}.`,
        copyright: `We compared the video with the work. What they have in common may be used: ${GAP}.`,
        other: `We looked at the whole video and found nothing in it that breaks our terms, or harms somebody: ${GAP}.`,
      },
      remove: {
        illegal: `At second ${GAP} the video shows ${GAP}. This breaks ${GAP}, a law of ${GAP}, because ${GAP}.`,
        copyright: `From second ${GAP} the video takes ${GAP} from "${GAP}", without the consent of whoever holds the rights in it. This breaks the copyright law of ${GAP}.`,
        other: `At second ${GAP} the video shows ${GAP}. This breaks our terms, which say: "${GAP}".`,
      },
    },
    objection: {
      keep: ofAnyKind(`You are right: ${GAP}. The video is put back.`),
      remove: ofAnyKind(
        `We looked at the video again, with what you wrote. It still breaks ${GAP}, because ${GAP}.`,
      ),
    },
    decision: {
      keep: ofAnyKind(`We looked at our decision again: ${GAP}. The video is put back.`),
    },
  } satisfies Record<Decidable, Partial<Record<ReportDecision, Record<Kind, string>>>>,
};
