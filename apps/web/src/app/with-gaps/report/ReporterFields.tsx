import { MAX_ADDRESS, MAX_REPORTER_NAME } from '@shortcake/contract/report-limits';
import { Input } from '../../../ui/Input.tsx';
import { Labelled } from './Labelled.tsx';
import { marks } from './marks.ts';
import { words } from './words.ts';

/** Who reports, and where they hear what was decided. */
export const ReporterFields = () => (
  <fieldset aria-describedby="you-hint" className="grid gap-4">
    <legend className="mb-1 font-bold">{words.you}</legend>
    <p id="you-hint" className="text-ink-soft text-sm">
      {words.youHint}
    </p>
    <div className="grid gap-4 sm:grid-cols-2">
      <Labelled name="name" label={words.name}>
        {(control) => (
          <Input
            {...control}
            autoComplete="name"
            maxLength={MAX_REPORTER_NAME}
            defaultValue="__NAME__"
            className={marks.name}
          />
        )}
      </Labelled>
      <Labelled name="email" label={words.email}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            maxLength={MAX_ADDRESS}
            defaultValue="__EMAIL__"
            className={marks.email}
          />
        )}
      </Labelled>
    </div>
  </fieldset>
);
