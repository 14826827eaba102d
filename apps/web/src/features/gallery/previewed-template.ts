import type { Category, TemplateId } from '@shortcake/contract/template-ids';

/** What a preview shows of a template. */
export type PreviewedTemplate = { id: TemplateId; category: Category; title: string };
