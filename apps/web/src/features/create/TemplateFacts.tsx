import type { Template } from '@shortcake/contract/template';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { categoryLabel } from '../../lib/category-label.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';

type Props = { template: Template; preview: ReactNode };

export function TemplateFacts({ template, preview }: Props) {
  return (
    <Card className="grid grid-cols-[7.5rem_1fr] overflow-hidden sm:grid-cols-[11rem_1fr] lg:grid-cols-1">
      {preview}
      <div className="grid min-w-0 content-start gap-3 p-4 sm:p-5">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone="berry">{categoryLabel(template.category)}</Badge>
          <Badge>
            <Clock aria-hidden="true" className="size-3.5" />
            <span className="sr-only">Duration </span>
            {template.duration}
          </Badge>
        </div>
        <h1 className="headline text-xl leading-tight sm:text-2xl">{template.title}</h1>
        <p className="text-ink-soft max-sm:text-sm">{template.description}</p>
        <ul aria-label="Tags" className="flex flex-wrap gap-x-3 gap-y-1 text-ink-soft text-sm">
          {template.tags.map((tag) => (
            <li key={tag}>#{tag}</li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
