import type { Report } from '@shortcake/contract/operator/reports';
import { OBJECTION_DAYS } from '@shortcake/contract/report-limits';
import { Check, EyeOff, RotateCcw } from 'lucide-react';
import { DecideButton } from './DecideButton.tsx';
import { secondStartOf, startOf } from './words.ts';

/** The decision on a report, or on the objection that came after. */
export function ReportActions({ report }: { report: Report }) {
  const { id, kind, video, decided } = report;
  const title = video?.title ? `"${video.title}"` : 'The video';
  if (!video || video.state === 'gone') {
    return <p className="text-ink-soft">The video is deleted: there is nothing to decide.</p>;
  }
  return (
    <div className="flex flex-wrap gap-2">
      {decided ? (
        <>
          <DecideButton
            {...{ id, decision: 'keep', Icon: RotateCcw, start: secondStartOf.keep }}
            label="Put It Back"
            title="Put the video back"
            effect={`${title} is there again, with the link that it had. Its owner reads your reasons.`}
            done="The video is put back"
          />
          <DecideButton
            {...{ id, decision: 'remove', Icon: EyeOff, start: secondStartOf.remove }}
            label="Leave It Down"
            title="Leave the video down"
            effect={`${title} stays down. Its owner reads your reasons, and cannot object again.`}
            done="The video stays down"
          />
        </>
      ) : (
        <>
          <DecideButton
            {...{ id, decision: 'keep', Icon: Check, start: startOf.keep[kind] }}
            label="Keep It"
            title="Keep the video"
            effect={`${title} stays as it is. Who reported it reads your reasons, if they left an address. Its owner hears nothing.`}
            done="The video is kept"
          />
          <DecideButton
            {...{ id, decision: 'remove', Icon: EyeOff, start: startOf.remove[kind] }}
            label="Take It Down"
            title="Take the video down"
            effect={`${title} is gone at once, for everybody. Its owner reads your reasons, and can object once within ${OBJECTION_DAYS} days; its files are kept so long. Who reported it reads them too, if they left an address. Other open reports of it are decided with this one.`}
            done="The video is taken down"
          />
        </>
      )}
    </div>
  );
}
