import type { Project } from '@shortcake/contract/project';
import { templateIds } from '@shortcake/contract/template-ids';
import { paths } from '../../lib/paths.ts';

/** The create page that begins as this project did; Prompt Yourself when its template is no more. */
export function makeAgainPath({ id, templateData }: Project): string {
  const { templateId } = templateData;
  const page = templateIds.some((known) => known === templateId)
    ? paths.dashboard.createVideo(templateId)
    : paths.dashboard.promptYourself;
  return paths.dashboard.createFrom(page, id);
}
