import type { FastifyInstance } from 'fastify';
import type { PagesWithGaps } from '../../platform/http/pages-with-gaps.ts';
import { LEGAL_PAGES, type LegalPage } from './pages.ts';

/** GET /terms, /privacy and /imprint. */
export function registerLegalRoutes(
  app: FastifyInstance,
  {
    publicUrl,
    texts,
    sendPage,
  }: {
    publicUrl: URL;
    texts: Record<LegalPage, { title: string; html: string }>;
    sendPage: PagesWithGaps;
  },
): void {
  for (const page of LEGAL_PAGES) {
    const { title, html } = texts[page];
    app.get(`/${page}`, (request, reply) =>
      sendPage(request, reply, 'legal', {
        __LEGAL_TITLE__: title,
        __LEGAL_URL__: new URL(page, publicUrl).href,
        __LEGAL_TEXT__: { html },
      }),
    );
  }
}
