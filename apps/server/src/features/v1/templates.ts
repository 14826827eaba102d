import { slotsOf } from '@shortcake/contract/slots/slots';
import { templates } from '@shortcake/contract/templates';
import { v1Endpoints } from '@shortcake/contract/v1/endpoints';
import type { ListedTemplate } from '@shortcake/contract/v1/template';
import type { FastifyInstance } from 'fastify';
import type { BeforeKeyCall } from './before.ts';
import { serveRead } from './serve.ts';

/** The catalogue, as programs read it. */
export const listedTemplates: readonly ListedTemplate[] = templates.map((template) => ({
  ...template,
  tags: [...template.tags],
  slots: slotsOf(template.id).map((slot) => ({ ...slot, suggestions: [...slot.suggestions] })),
}));

/** GET /api/v1/templates. */
export function registerTemplateCalls(app: FastifyInstance, before: BeforeKeyCall): void {
  const { listTemplates } = v1Endpoints;
  serveRead(app, listTemplates, before(listTemplates.scopes), async () => [...listedTemplates]);
}
