import type { Report } from '@shortcake/contract/operator/reports';
import { Badge } from '../../ui/Badge.tsx';
import { durationWords, formatTime } from '../lib/times.ts';
import { Decided } from './Decided.tsx';
import { OwnerLine } from './OwnerLine.tsx';
import { ReportActions } from './ReportActions.tsx';
import { ReportedVideo } from './ReportedVideo.tsx';
import { Said } from './Said.tsx';
import { SaidBy } from './SaidBy.tsx';
import { kindWords, stateWords } from './words.ts';

/** A report beside the video, with all that a decision needs. */
export function ReportCard({ report }: { report: Report }) {
  const { id, kind, text, createdAt, video, owner, decided, objection } = report;
  const waitsSince = !decided ? createdAt : objection && !objection.decided && objection.at;
  const state = video && stateWords[video.state];
  return (
    <article
      aria-labelledby={`report-${id}`}
      className="grid gap-x-6 gap-y-4 md:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <ReportedVideo video={video} />
      <div className="grid min-w-0 content-start gap-4">
        <header className="grid gap-1">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <strong id={`report-${id}`} className="[overflow-wrap:anywhere]">
              {video ? (video.title ?? 'Title taken from the prompt') : 'A video that is deleted'}
            </strong>
            <Badge tone="sponge">{kindWords[kind]}</Badge>
            {state && <Badge tone={state.tone}>{state.label}</Badge>}
          </p>
          <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
            <span>
              Reported <time dateTime={createdAt}>{formatTime(createdAt)}</time>
            </span>
            {waitsSince && <span>waits {durationWords(secondsSince(waitsSince))}</span>}
            <span className="[overflow-wrap:anywhere]">#{id}</span>
          </p>
        </header>
        <div className="grid gap-2">
          <Said text={text} />
          {text !== null && <SaidBy report={report} />}
        </div>
        {owner && <OwnerLine owner={owner} />}
        {decided && <Decided decided={decided} words={DECISIONS} />}
        {objection && (
          <div className="grid gap-2 border-line border-t pt-4">
            <p>
              <strong>The owner objects</strong>{' '}
              <time dateTime={objection.at} className="text-ink-soft text-sm">
                {formatTime(objection.at)}
              </time>
            </p>
            <Said text={objection.text} />
            {objection.decided && <Decided decided={objection.decided} words={SECOND_DECISIONS} />}
          </div>
        )}
        {waitsSince && <ReportActions report={report} />}
      </div>
    </article>
  );
}

const DECISIONS = { keep: 'Kept', remove: 'Taken down' };
const SECOND_DECISIONS = { keep: 'Put back', remove: 'Stays down' };

const secondsSince = (iso: string) => (Date.now() - Date.parse(iso)) / 1000;
