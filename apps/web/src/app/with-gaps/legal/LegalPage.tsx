import { PageHead } from '../../../parts/PageHead.tsx';

/** The text comes as HTML of plain tags: they are dressed here. */
const TEXT = [
  'max-w-prose text-ink-soft leading-relaxed [overflow-wrap:anywhere]',
  '[&_h1]:headline [&_h1]:mb-6 [&_h1]:text-section [&_h1]:text-ink',
  '[&_h2]:headline [&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:text-title [&_h2]:text-ink',
  '[&_h3]:mt-6 [&_h3]:mb-2 [&_h3]:font-bold [&_h3]:text-ink',
  '[&_p]:my-4 [&_strong]:text-ink [&_a]:text-berry-ink [&_a]:underline',
  '[&_ul]:my-4 [&_ul]:list-disc [&_ul]:pl-5 [&_ol]:my-4 [&_ol]:list-decimal [&_ol]:pl-5 [&_li]:my-2',
  '[&_table]:my-4 [&_table]:w-full [&_table]:text-left [&_table]:text-[0.9375rem]',
  '[&_th]:py-2 [&_th]:text-ink [&_tr]:border-line [&_tr]:border-b',
  '[&_td]:py-2 [&_td]:pr-4 [&_td]:align-top [&_th]:pr-4',
].join(' ');

/** Terms, privacy policy and imprint, each with the operator's text in it. */
export function LegalPage() {
  return (
    <div className="mx-auto max-w-6xl px-4 py-10 sm:px-6 sm:py-16">
      <PageHead title="__LEGAL_TITLE__" description="__LEGAL_TITLE__ of Shortcake." />
      <link rel="canonical" href="__LEGAL_URL__" />
      <article className={TEXT}>__LEGAL_TEXT__</article>
    </div>
  );
}
