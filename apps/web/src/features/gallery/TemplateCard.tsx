import type { Template } from '@shortcake/contract/templates';
import { Link } from 'react-router';
import { Poster } from './Poster.tsx';

type Props = { template: Template; to: string };

export function TemplateCard({ template, to }: Props) {
  return (
    <Link
      to={to}
      className="group flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-[border-color,box-shadow] duration-200 hover:border-line-strong hover:shadow-lift"
    >
      <div className="overflow-hidden">
        <Poster
          id={template.id}
          category={template.category}
          className="transition-transform duration-500 ease-soft group-hover:scale-[1.03]"
        />
      </div>
      <div className="grid gap-1 p-3.5 sm:p-4">
        <h3 className="font-bold leading-snug">{template.title}</h3>
        <p className="line-clamp-2 text-ink-soft text-sm">{template.description}</p>
      </div>
    </Link>
  );
}
