import { paths } from '../../../lib/paths.ts';
import { PageHead } from '../../../parts/PageHead.tsx';
import { Awning } from '../../../ui/Awning.tsx';
import { buttonClass } from '../../../ui/button-style.ts';
import { Contents } from './Contents.tsx';
import { LOOK } from './look.ts';
import { Reference } from './reference/Reference.tsx';
import { Agents } from './sections/Agents.tsx';
import { Client } from './sections/Client.tsx';
import { Curls } from './sections/Curls.tsx';
import { Errors } from './sections/Errors.tsx';
import { Keys } from './sections/Keys.tsx';
import { Limits } from './sections/Limits.tsx';
import { Versions } from './sections/Versions.tsx';
import { Webhooks } from './sections/Webhooks.tsx';
import { words } from './words.ts';

/** What programs can do here, and how. */
export function DevelopersPage() {
  return (
    <>
      <PageHead title={words.title} description={words.description} />
      <link rel="canonical" href={`__PUBLIC_ORIGIN__${paths.developers}`} />
      <Awning />
      <div className="mx-auto max-w-6xl px-4 pt-8 sm:px-6 sm:pt-12">
        <div className="grid gap-4 pb-8 lg:pb-4">
          <h1 className="headline text-section">{words.title}</h1>
          <p className="max-w-prose text-ink-soft text-lg">{words.intro}</p>
          <a
            href={paths.dashboard.settings}
            className={buttonClass({}, 'justify-self-start max-sm:justify-self-stretch')}
          >
            {words.makeKey}
          </a>
        </div>
        <div className="grid gap-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-start lg:gap-12">
          <Contents />
          <div className={`grid min-w-0 gap-14 lg:py-8 ${LOOK}`}>
            <Curls />
            <Keys />
            <Client />
            <Webhooks />
            <Limits />
            <Errors />
            <Versions />
            <Agents />
            <Reference />
          </div>
        </div>
      </div>
    </>
  );
}
