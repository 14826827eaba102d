import { OBJECTION_DAYS, type ReportKind } from '@shortcake/contract/report-limits';
import type { Facts } from '../kinds.ts';
import { lines, onDay, quoted, type Words } from '../words.ts';

// What somebody is told of a decision about a video: its owner, and who reported it. Neither is told who
// the other one is.

type Told = Facts['report-decided'];
type ToOwner = Extract<Told, { to: 'owner' }>;
type ToReporter = Extract<Told, { to: 'reporter' }>;

export const reportDecided = (told: Told): Words =>
  told.to === 'reporter' ? toReporter(told) : TO_OWNER[told.what](told);

/** Completes "Somebody reported that it ...", and says on what ground a video was taken down. */
const KINDS: Readonly<Record<ReportKind, { said: string; ground: string }>> = {
  illegal: {
    said: 'breaks the law',
    ground: 'The ground is the law, which we think that the video breaks.',
  },
  copyright: {
    said: 'infringes a copyright',
    ground: 'The ground is copyright, which we think that the video infringes.',
  },
  other: {
    said: 'should not be shown',
    ground: 'The ground is our terms, which we think that the video goes against.',
  },
};

const COURTS =
  'Whatever we decide, you can also go to a certified body that settles such disputes out of court, or to a court.';

const SEE = { label: 'See it in My Projects', path: '/dashboard/projects' };
const REASON = 'Decisions about your videos come whatever you have chosen to hear of.';

const TO_OWNER: Readonly<Record<ToOwner['what'], (told: ToOwner) => Words>> = {
  'taken down': ({ title, kind, reason, until }) => ({
    subject: `Your video was taken down: ${quoted(title)}`,
    preheader: 'Here is why, and how to object.',
    heading: 'Your video was taken down',
    paragraphs: [
      `We have taken down ${quoted(title)} everywhere: neither you nor anybody else can watch it, and its link leads nowhere. The credit stays spent.`,
      `Somebody reported that it ${KINDS[kind].said}. A person looked at the report and at the video, and decided; nothing automated took part in either.`,
      KINDS[kind].ground,
      'What we found:',
      ...lines(reason),
      `If you think that we are wrong, you can object once, until ${onDay(until)}: with the video in My Projects. We keep the video for these ${OBJECTION_DAYS} days, and put it back if you are right.`,
      COURTS,
    ],
    button: SEE,
    reason: REASON,
  }),
  'put back': ({ title, reason }) => ({
    subject: `Your video is back: ${quoted(title)}`,
    preheader: 'You objected, and we have put it back.',
    heading: 'Your video is back',
    paragraphs: [
      `You objected to our decision about ${quoted(title)}. A person looked at it again, and we have put it back: you can watch it, and its link works as before.`,
      'What we found:',
      ...lines(reason),
    ],
    button: SEE,
    reason: REASON,
  }),
  'stays down': ({ title, reason }) => ({
    subject: `Your video stays down: ${quoted(title)}`,
    preheader: 'You objected, and we looked at it again.',
    heading: 'Your video stays down',
    paragraphs: [
      `You objected to our decision about ${quoted(title)}. A person looked at it again; nothing automated took part. The video stays taken down.`,
      'What we found:',
      ...lines(reason),
      COURTS,
    ],
    button: SEE,
    reason: REASON,
  }),
};

function toReporter({ report, kind, decision, reason }: ToReporter): Words {
  const isKept = decision === 'keep';
  return {
    subject: isKept
      ? 'The video that you reported stays'
      : 'The video that you reported was taken down',
    preheader: 'Your report was looked at. Here is what was decided, and why.',
    heading: isKept ? 'The video stays' : 'The video was taken down',
    paragraphs: [
      `You reported that a video ${KINDS[kind].said}. A person looked at your report and at the video; nothing automated took part.`,
      isKept
        ? 'We decided that the video stays where it is.'
        : 'We have taken the video down: nobody can watch it any more. Its owner may object, and was not told who reported it.',
      'What we found:',
      ...lines(reason),
      isKept
        ? `If you know more than you wrote, report the video again from its page. ${COURTS}`
        : COURTS,
    ],
    table: [['Report', report]],
    button: { label: 'Open Shortcake', path: '/' },
    reason: 'You left this address with your report, to be told of the decision.',
  };
}
