import { MAX_REPORT, MAX_WORK, reportKinds } from '@shortcake/contract/report-limits';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { FaultNotice } from './FaultNotice.tsx';
import { KindCard } from './KindCard.tsx';
import { Labelled } from './Labelled.tsx';
import { marks } from './marks.ts';
import { ReporterFields } from './ReporterFields.tsx';
import { Tick } from './Tick.tsx';
import { words } from './words.ts';

/**
 * The form, which no script is needed for: styles alone show what only a report about copyright asks.
 * A browser that cannot tell which kind is chosen shows all of it.
 */
export function ReportForm() {
  return (
    <form
      method="post"
      action="__REPORT_PATH__"
      data-fault="__FAULT_FIELD__"
      className="group/report grid gap-7"
    >
      <FaultNotice />
      <fieldset id="kind" className="grid gap-3">
        <legend className="mb-2 font-bold">{words.kind}</legend>
        {reportKinds.map((kind) => (
          <KindCard key={kind} kind={kind} />
        ))}
      </fieldset>
      <Labelled name="text" label={words.text} hint={words.textHint}>
        {(control) => (
          <Textarea
            {...control}
            required
            rows={6}
            maxLength={MAX_REPORT}
            defaultValue="__TEXT__"
            className={marks.text}
          />
        )}
      </Labelled>
      <div className="grid gap-4 supports-[selector(:has(*))]:not-group-has-[[value=copyright]:checked]/report:hidden">
        <Labelled name="work" label={words.work} hint={words.workHint}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={MAX_WORK}
              defaultValue="__WORK__"
              className={`min-h-24! ${marks.work}`}
            />
          )}
        </Labelled>
        <Tick
          name="rightsHolder"
          checked="__RIGHTS_HOLDER_CHECKED__"
          className={marks.rightsHolder}
        >
          {words.rightsHolder}
        </Tick>
      </div>
      <ReporterFields />
      <div className="grid gap-5 border-line border-t pt-6">
        <Tick
          required
          name="goodFaith"
          checked="__GOOD_FAITH_CHECKED__"
          className={marks.goodFaith}
        >
          {words.goodFaith}
        </Tick>
        <Button type="submit" size="large" className="sm:justify-self-start">
          {words.send}
        </Button>
        <p className="text-ink-soft text-sm">
          {words.kept}{' '}
          <a href={paths.server.privacy} className="text-berry-ink underline">
            {words.privacy}
          </a>
          .
        </p>
      </div>
    </form>
  );
}
