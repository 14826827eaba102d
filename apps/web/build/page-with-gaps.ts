import { readyRoot } from './drawn-page.ts';
import { usedStyles } from './used-styles.ts';

/** A page as React drew it, with names in the places that the server fills for each answer. */
export type DrawnWithGaps = {
  head: string;
  root: string;
  /** The module of a script of its own, if it has one: none of the app's is on it. */
  script?: string | undefined;
  /** Without the banner of the sandbox: for what stands within a page of somebody else. */
  bare?: boolean | undefined;
};

const META = /\s*<meta (property|name)="([^"]+)"[^>]*>/g;

/**
 * A drawn page with gaps in its shell: the styles that it uses stand in it, and no script takes it over.
 * Where the page's own head has a `meta` that the shell has too, the page's counts.
 */
export function pageWithGaps(
  name: string,
  shell: string,
  styles: string,
  { head, root, bare, scriptFile }: DrawnWithGaps & { scriptFile?: string | undefined },
): string {
  const body = readyRoot(name, root);
  const own = new Set([...head.matchAll(META)].map(([, kind, what]) => `${kind} ${what}`));
  const script = scriptFile ? `<script type="module" src="${scriptFile}"></script>` : '';
  const page = shell
    .replaceAll(META, (meta, kind, what) => (own.has(`${kind} ${what}`) ? '' : meta))
    .replace(/\s*data-(?:prices|arrived)="[^"]*"/g, '')
    .replace(/\s*<meta name="csp-nonce"[^>]*>/, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/\s*<aside class="sandbox-banner"[\s\S]*?<\/aside>/, (banner) => (bare ? '' : banner))
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace('<div id="root"></div>', () => body)
    .replace('</head>', () => `${script}</head>`);
  const used = `<style nonce="__CSP_NONCE__">${usedStyles(styles, page)}</style>`;
  return page.replace(/<link rel="stylesheet"[^>]*>/, () => used);
}
