import { usedStyles } from './used-styles.ts';

/** A page as React drew it: what belongs into its head, and into its root element. */
export type Drawn = { head: string; root: string };

type Parts = Drawn & {
  /** The address that it was drawn at. */
  path: string;
  /** The product's styles, and the address of their file. */
  styles: string;
  stylesFile: string;
  /** The scripts that take it over. */
  files: readonly string[];
};

const TITLE = /<title>([^<]*)<\/title>/;
const DESCRIPTION = /<meta name="description" content="([^"]*)"/;

/**
 * A drawn page in its shell, with the heads that search engines and link previews read. The styles that
 * it uses stand in the page itself, so that nothing else has to arrive before it shows.
 */
export function drawnPage(
  shell: string,
  { path, styles, stylesFile, files, head, root }: Parts,
): string {
  const address = `__PUBLIC_ORIGIN__${path}`;
  const previews = [
    `<link rel="canonical" href="${address}">`,
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:title" content="${TITLE.exec(head)?.[1] ?? ''}">`,
    `<meta property="og:description" content="${DESCRIPTION.exec(head)?.[1] ?? ''}">`,
  ];
  const used = usedStyles(styles, shell + root);
  const content = readyRoot(path, root);
  const parts: [what: string | RegExp, by: string][] = [
    [TITLE, [head, ...previews].join('\n    ')],
    [/<link rel="stylesheet"[^>]*>/, `<style nonce="__CSP_NONCE__">${used}</style>`],
    [
      '<div id="root"></div>',
      `<div id="root" data-styles="${stylesFile}" data-modules="${files.join(' ')}">${content}</div>`,
    ],
  ];
  return parts.reduce((page, [what, by]) => {
    if (page.search(what) === -1) throw new Error(`The built index.html holds no ${what}`);
    return page.replace(what, () => by);
  }, shell);
}

/** What was drawn, unless the product's content policy would refuse a part of it. */
export function readyRoot(page: string, root: string): string {
  const refused = /\sstyle="|<script/.exec(root)?.[0];
  if (refused) throw new Error(`${page} holds ${refused}, which the content policy refuses`);
  return root;
}
