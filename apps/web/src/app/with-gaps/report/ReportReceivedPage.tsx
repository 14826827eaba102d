import { PageHead } from '../../../parts/PageHead.tsx';
import { buttonClass } from '../../../ui/button-style.ts';
import { NoticeCard } from '../../../ui/NoticeCard.tsx';
import { words } from './words.ts';

const { received } = words;

/** That a report has arrived, and what happens next. */
export function ReportReceivedPage() {
  return (
    <div className="grid place-items-center px-4 py-16 sm:py-24">
      <PageHead title={received.title} />
      <meta name="robots" content="noindex" />
      <NoticeCard
        title={received.title}
        actions={
          <a href="__SHARE_PATH__" className={buttonClass({ variant: 'secondary' })}>
            {words.back}
          </a>
        }
      >
        <p className="text-ink-soft">
          {received.number}{' '}
          <span className="select-all font-bold text-ink [overflow-wrap:anywhere]">
            __REPORT_ID__
          </span>
          .
        </p>
        <p className="text-ink-soft">{received.next}</p>
        <p
          data-email="__EMAIL__"
          className="text-ink-soft data-[email='']:hidden [overflow-wrap:anywhere]"
        >
          {received.told}
        </p>
        <p data-email="__EMAIL__" className="hidden text-ink-soft data-[email='']:block">
          {received.untold}
        </p>
      </NoticeCard>
    </div>
  );
}
