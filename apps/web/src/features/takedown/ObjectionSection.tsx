import type { Project } from '@shortcake/contract/project';
import type { Takedown } from '@shortcake/contract/report';
import { formatDay } from '../../lib/dates.ts';
import { standingOf } from '../../lib/projects/takedown.ts';
import { ObjectionForm } from './ObjectionForm.tsx';
import { Said } from './Said.tsx';
import { words as all } from './words.ts';

const words = all.objection;

type Props = { project: Project; takedown: Takedown };

/** The one objection: to be made, waiting, decided, or no more possible. */
export function ObjectionSection({ project, takedown }: Props) {
  const { until, objection } = takedown;
  const standing = standingOf(takedown);
  return (
    <section aria-labelledby="objection" className="grid gap-4 border-line border-t pt-5">
      <h3 id="objection" className="headline text-lg">
        {words.heading}
      </h3>
      {standing === 'may object' && (
        <>
          <p>{words.before(formatDay(until))}</p>
          <ObjectionForm project={project} />
        </>
      )}
      {standing === 'over' && <p>{words.over(formatDay(until))}</p>}
      {objection && (
        <>
          <p role="status">
            {objection.answer
              ? words.staysDown(formatDay(objection.answer.at))
              : words.waiting(formatDay(objection.at))}
          </p>
          {objection.answer && <Said>{objection.answer.reason}</Said>}
          <details className="rounded-control bg-sunken px-4">
            <summary className="min-h-11 cursor-pointer content-center font-bold">
              {words.yours}
            </summary>
            <p className="whitespace-pre-wrap pb-4 text-sm leading-relaxed [overflow-wrap:anywhere]">
              {objection.text}
            </p>
          </details>
        </>
      )}
      <p className="text-ink-soft text-sm">{words.courts}</p>
    </section>
  );
}
