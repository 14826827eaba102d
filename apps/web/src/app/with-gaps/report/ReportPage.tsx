import { ArrowLeft } from 'lucide-react';
import { PageHead } from '../../../parts/PageHead.tsx';
import { ReportForm } from './ReportForm.tsx';
import { words } from './words.ts';

/** Where anybody says what is wrong with a shared video. */
export function ReportPage() {
  return (
    <div className="mx-auto grid max-w-2xl gap-6 px-4 pt-4 pb-6 sm:px-6 sm:pt-8">
      <PageHead title={words.title} />
      <meta name="robots" content="noindex" />
      <div className="grid gap-3">
        <a
          href="__SHARE_PATH__"
          className="-ml-3 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-full px-3 font-bold text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          {words.back}
        </a>
        <h1 className="headline text-title">{words.title}</h1>
        <p className="max-w-prose text-ink-soft">{words.intro}</p>
      </div>
      <div className="flex items-center gap-4 rounded-control bg-sunken p-3">
        <img
          src="__SHARE_PATH__/poster.jpg"
          alt=""
          width="56"
          height="72"
          className="h-18 w-14 shrink-0 rounded-lg object-cover"
        />
        <p className="min-w-0 font-bold [overflow-wrap:anywhere]">__TITLE__</p>
      </div>
      <ReportForm />
    </div>
  );
}
