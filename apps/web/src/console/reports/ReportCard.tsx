import type { Report } from '@shortcake/contract/operator/reports';
import { formatTime } from '../../lib/format-time.ts';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { durationWords } from '../lib/times.ts';
import { Decided } from './Decided.tsx';
import { decidableOf } from './decidable-of.ts';
import { OwnerLine } from './OwnerLine.tsx';
import { ReportActions } from './ReportActions.tsx';
import { ReportedVideo } from './ReportedVideo.tsx';
import { Said } from './Said.tsx';
import { SaidBy } from './SaidBy.tsx';
import { waitsSince } from './waits-since.ts';
import { words } from './words.ts';

/** A report beside the video, with all that a decision needs. */
export function ReportCard({ report }: { report: Report }) {
  const { id, kind, text, createdAt, video, owner, moot, decided, objection } = report;
  const since = waitsSince(report);
  const of = decidableOf(report);
  return (
    <article
      aria-labelledby={`report-${id}`}
      className="grid gap-x-6 gap-y-4 md:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <ReportedVideo video={video} />
      <div className="grid min-w-0 content-start gap-4">
        <header className="grid gap-1">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <Title id={`report-${id}`} video={video} />
            <Badge tone="sponge">{words.kinds[kind]}</Badge>
            {video && video.state !== 'gone' && (
              <Badge tone={TONES[video.state]}>{words.states[video.state]}</Badge>
            )}
          </p>
          <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
            <span>
              {words.reported} <time dateTime={createdAt}>{formatTime(createdAt)}</time>
            </span>
            {since && <span>{words.waits(durationWords(secondsSince(since)))}</span>}
            <span className="[overflow-wrap:anywhere]">#{id}</span>
          </p>
        </header>
        <div className="grid gap-2">
          <Said text={text} />
          {text !== null && <SaidBy report={report} />}
        </div>
        {owner && <OwnerLine owner={owner} />}
        {(decided || moot) && <Decided decided={decided} decisions={words.decisions} />}
        {objection && (
          <div className="grid gap-2 border-line border-t pt-4">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <strong>{words.objects}</strong>
              <time dateTime={objection.at} className="text-ink-soft text-sm">
                {formatTime(objection.at)}
              </time>
            </p>
            <Said text={objection.text} />
            {(objection.decided || moot) && (
              <Decided decided={objection.decided} decisions={words.secondDecisions} />
            )}
          </div>
        )}
        {of && <ReportActions report={report} of={of} />}
      </div>
    </article>
  );
}

/** What nobody has named is told from what somebody called it. */
const Title = ({ id, video }: { id: string; video: Report['video'] }) =>
  video?.title ? (
    <strong id={id} className="[overflow-wrap:anywhere]">
      {video.title}
    </strong>
  ) : (
    <span id={id} className="text-ink-soft italic">
      {!video
        ? words.video.forgotten
        : video.state === 'gone'
          ? words.video.gone
          : words.video.untitled}
    </span>
  );

const TONES: Record<keyof typeof words.states, BadgeTone> = {
  shown: 'leaf',
  'taken down': 'berry',
};

const secondsSince = (iso: string) => (Date.now() - Date.parse(iso)) / 1000;
