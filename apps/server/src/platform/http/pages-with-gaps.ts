import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escaped, PER_ANSWER, type Texts } from './built-pages.ts';
import { compressed } from './compressed.ts';
import { contentSecurityPolicy, NO_GUESTS } from './security-headers.ts';

/** HTML that the server made itself, and which goes into a page as it is. Nobody else's word is in it unescaped. */
export type MadeHtml = { readonly html: string };

/** What goes where a page holds a name, such as `__TITLE__`: texts are escaped. */
export type Gaps = Readonly<Record<string, string | MadeHtml>>;

type Answer = {
  /** 200 unless told. */
  status?: number;
  /** By whom the page may be framed: nobody unless told. */
  framedBy?: 'anyone';
  /** Origins beside our own that its pictures and videos come from. */
  media?: readonly string[];
};

export type PagesWithGaps = (
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  gaps: Gaps,
  answer?: Answer,
) => Promise<FastifyReply>;

const NAME = /__[A-Z_]+__/;

/**
 * Reads the pages that the web app's build drew with gaps; what is given back answers with one. `texts`
 * are those of all pages, `gaps` those of one answer; a name that neither has is an error. All gaps are
 * filled at once: what somebody wrote is never looked through for names.
 */
export async function readPagesWithGaps(folder: string, texts: Texts): Promise<PagesWithGaps> {
  const pages = new Map<string, readonly string[]>();
  for (const file of await readdir(folder)) {
    const page = await readFile(join(folder, file), 'utf8');
    pages.set(file.replace(/\.html$/, ''), page.split(new RegExp(`(${NAME.source})`)));
  }
  return async (request, reply, name, gaps, { status = 200, framedBy, media = [] } = {}) => {
    const parts = pages.get(name);
    if (!parts) throw new Error(`The build has no page ${name}`);
    const nonce = randomBytes(16).toString('base64');
    const all: Gaps = { ...texts, [PER_ANSWER.nonce]: nonce, ...gaps };
    // Every second part is a name: String.split puts in between what its pattern has caught.
    const page = parts.map((part, i) => (i % 2 === 0 ? part : filled(part, all))).join('');
    const policy = contentSecurityPolicy(nonce, { ...NO_GUESTS, media }, framedBy);
    reply.header('content-security-policy', policy);
    if (framedBy) reply.removeHeader('x-frame-options');
    reply.header('cache-control', 'no-store');
    reply.code(status).type('text/html; charset=utf-8');
    return reply.send(await compressed(request, reply, page, 'small'));
  };
}

function filled(name: string, gaps: Gaps): string {
  const gap = gaps[name];
  if (gap === undefined) throw new Error(`A page holds ${name}, which nothing is known for`);
  return typeof gap === 'string' ? escaped(gap) : gap.html;
}
