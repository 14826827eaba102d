import { CUSTOM_TEMPLATE_ID } from './template-ids.ts';
import { findTemplate } from './templates.ts';

const titleDate = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The title of a project whose maker gave none, such as "Cat Opera - Nov 21, 2026" (date in UTC). */
export function defaultTitle(templateId: string, createdAt: Date): string {
  const name =
    templateId === CUSTOM_TEMPLATE_ID
      ? 'Custom Video'
      : (findTemplate(templateId)?.title ?? 'Video');
  return `${name} - ${titleDate.format(createdAt)}`;
}
