import { OBJECTION_DAYS, type ReportKind } from '@shortcake/contract/report-limits';
import type { Facts } from '../kinds.ts';
import { lines, onDay, quoted, type Words } from '../words.ts';

// What somebody is told of a decision about a video: its owner, and who reported it. Neither is told who
// the other one is. On what ground it was decided is for the operator's reason to say: who reported it has
// named what they think, which need not be what was found.

type Told = Facts['report-decided'];
type ToOwner = Extract<Told, { to: 'owner' }>;
type ToReporter = Extract<Told, { to: 'reporter' }>;

export const reportDecided = (told: Told): Words =>
  told.to === 'reporter' ? toReporter(told) : TO_OWNER[told.what](told);

/** What a video was reported for, as the form has it: "Somebody reported that it ...", "You reported that a video ...". */
const KINDS: Readonly<Record<ReportKind, { toOwner: string; toReporter: string }>> = {
  illegal: { toOwner: 'is illegal', toReporter: 'is illegal' },
  copyright: { toOwner: 'copies a work of theirs', toReporter: 'copies a work of yours' },
  other: {
    toOwner: 'breaks our terms, or harms somebody',
    toReporter: 'breaks our terms, or harms somebody',
  },
};

const COURTS =
  'Whatever we decide, you can also go to a court or, where the law gives you that, to a certified body that settles such disputes out of court.';

const SEE = { label: 'See it in My Projects', path: '/dashboard/projects' };
/** Whoever is kept out sees no project. */
const IMPRINT = { label: 'Open the Imprint', path: '/imprint' };
const REASON = 'Decisions about your videos come whatever you have chosen to hear of.';

const found = (reason: string | undefined) =>
  reason === undefined ? [] : ['What we found:', ...lines(reason)];

const TO_OWNER: Readonly<Record<ToOwner['what'], (told: ToOwner) => Words>> = {
  'taken down': ({ title, kind, reason, until, isSuspended }) => ({
    subject: `Your video was taken down: ${quoted(title)}`,
    preheader: 'Here is why, and how to object.',
    heading: 'Your video was taken down',
    paragraphs: [
      `We have taken down ${quoted(title)} everywhere: neither you nor anybody else can watch it, and its link leads nowhere. The credit stays spent.`,
      `Somebody reported that it ${KINDS[kind].toOwner}. A person looked at the report and at the video, and decided; nothing automated took part in either.`,
      ...found(reason),
      `If you think that we are wrong, you can object once, until ${onDay(until)}: ${isSuspended ? 'your account is suspended, so write to the address in our imprint' : 'with the video in My Projects'}. We keep the video for these ${OBJECTION_DAYS} days, and put it back if you are right.`,
      COURTS,
    ],
    button: isSuspended ? IMPRINT : SEE,
    reason: REASON,
  }),
  'put back': ({ title, reason, isObjected, isSuspended }) => ({
    subject: `Your video is back: ${quoted(title)}`,
    preheader: isObjected
      ? 'You objected, and we have put it back.'
      : 'We looked at it again, and have put it back.',
    heading: 'Your video is back',
    paragraphs: [
      `${isObjected ? `You objected to our decision about ${quoted(title)}. A person looked at it again` : `A person looked again at our decision about ${quoted(title)}`}, and we have put it back: ${isSuspended ? 'it is kept in your account as before' : 'you can watch it, and its link works as before'}.`,
      ...found(reason),
    ],
    button: isSuspended ? IMPRINT : SEE,
    reason: REASON,
  }),
  'stays down': ({ title, reason, isSuspended }) => ({
    subject: `Your video stays down: ${quoted(title)}`,
    preheader: 'You objected, and we looked at it again.',
    heading: 'Your video stays down',
    paragraphs: [
      `You objected to our decision about ${quoted(title)}. A person looked at it again; nothing automated took part. The video stays taken down.`,
      ...found(reason),
      COURTS,
    ],
    button: isSuspended ? IMPRINT : SEE,
    reason: REASON,
  }),
};

const TO_REPORTER: Readonly<
  Record<ToReporter['outcome'], { subject: string; heading: string; done: string; next: string }>
> = {
  kept: {
    subject: 'The video that you reported stays',
    heading: 'The video stays',
    done: 'We decided that the video stays where it is.',
    next: `If you know more than you wrote, report the video again from its page. ${COURTS}`,
  },
  'taken down': {
    subject: 'The video that you reported was taken down',
    heading: 'The video was taken down',
    done: 'We have taken the video down: nobody can watch it any more. Its owner may object, and was not told who reported it.',
    next: COURTS,
  },
  'put back': {
    subject: 'The video that you reported is back',
    heading: 'The video is back',
    done: 'We had taken the video down, have looked at that decision again, and put the video back. Its owner was not told who reported it.',
    next: `If you know more than you wrote, report the video again from its page. ${COURTS}`,
  },
};

function toReporter({ report, kind, outcome, reason }: ToReporter): Words {
  const { subject, heading, done, next } = TO_REPORTER[outcome];
  return {
    ...{ subject, heading },
    preheader: 'Your report was looked at. Here is what was decided.',
    paragraphs: [
      `You reported that a video ${KINDS[kind].toReporter}. A person looked at your report and at the video; nothing automated took part.`,
      done,
      ...found(reason),
      next,
    ],
    table: [['Report', report]],
    button: { label: 'Open Shortcake', path: '/' },
    reason: 'You left this address with your report, to be told of the decision.',
  };
}
