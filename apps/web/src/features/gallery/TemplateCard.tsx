import type { Template } from '@shortcake/contract/template';
import { Link } from 'react-router';
import { TemplatePreview } from './TemplatePreview.tsx';

type Props = { template: Template; to: string; eager?: boolean };

/** One link, which covers all of it; only the sound button lies above. */
export function TemplateCard({ template, to, eager = false }: Props) {
  return (
    <article
      data-preview-area=""
      className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-[border-color] duration-200 hover:border-line-strong"
    >
      <TemplatePreview template={template} eager={eager} />
      <div className="grid gap-1.5 p-3 lg:p-3.5">
        <h3 className="hyphens-auto font-bold text-[0.9375rem] leading-snug">
          <Link
            to={to}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-berry-ink group-hover:text-berry-ink"
          >
            {template.title}
          </Link>
        </h3>
        <p className="hyphens-auto text-ink-soft text-sm leading-snug">{template.description}</p>
      </div>
    </article>
  );
}
