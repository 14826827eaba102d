import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { filesOf } from './chunks.ts';
import { type Drawn, drawnPage } from './drawn-page.ts';
import { type DrawnWithGaps, pageWithGaps } from './page-with-gaps.ts';
import { addresses, pages, routes } from './pages.ts';

const ENTRY = 'index.html';

/** In use on every page from its first line on. */
const FONTS = ['bagel-fat-one-latin-400-normal', 'figtree-latin-wght-normal'];

type Draw = {
  draw: (path: string) => Promise<Drawn>;
  /** All pages with gaps, by name. */
  drawWithGaps: () => Promise<Readonly<Record<string, DrawnWithGaps>>>;
};

/**
 * Makes the pages of `pages.ts` out of the built index.html, and writes them into a folder beside the
 * list of which address gets which; the pages with gaps go into a folder in it. index.html and Vite's
 * manifest have served their purpose then.
 */
export async function writePages(dist: string, { draw, drawWithGaps }: Draw): Promise<void> {
  const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
  const index = withFonts(await readFile(join(dist, ENTRY), 'utf8'), await fontLinks(dist));
  const stylesFile = manifest[ENTRY]?.css?.[0] ?? '';
  const styles = await readFile(join(dist, stylesFile), 'utf8');
  const folder = join(dist, 'pages');
  await mkdir(folder);
  for (const [name, { drawnAt, modules }] of Object.entries(pages)) {
    const files = filesOf(manifest, ['src/main.tsx', ...modules.map((file) => `src/app/${file}`)]);
    const page = drawnAt
      ? drawnPage(index, {
          path: drawnAt,
          styles,
          stylesFile: `/${stylesFile}`,
          files,
          ...(await draw(drawnAt)),
        })
      : withLinks(index, files.map(moduleLink));
    await writeFile(join(folder, `${name}.html`), page);
  }
  await mkdir(join(folder, 'with-gaps'));
  for (const [name, drawn] of Object.entries(await drawWithGaps())) {
    const scriptFile = drawn.script && filesOf(manifest, [drawn.script])[0];
    const page = pageWithGaps(name, index, styles, { ...drawn, scriptFile });
    await writeFile(join(folder, 'with-gaps', `${name}.html`), page);
  }
  await writeFile(join(folder, 'addresses.json'), JSON.stringify(addresses));
  await writeFile(join(folder, 'routes.json'), JSON.stringify(routes));
  await rm(join(dist, ENTRY));
  await rm(join(dist, '.vite'), { recursive: true });
}

const moduleLink = (file: string) => `<link rel="modulepreload" crossorigin href="${file}">`;

const withLinks = (page: string, links: readonly string[]) =>
  page.replace('</head>', () => `${links.map((link) => `  ${link}\n  `).join('')}</head>`);

/** Ahead of the styles, which are long: a font that comes after the first drawing moves its lines. */
const withFonts = (page: string, links: readonly string[]) =>
  page.replace(/<meta charset[^>]*>/, (charset) => [charset, ...links].join('\n    '));

async function fontLinks(dist: string): Promise<string[]> {
  const assets = await readdir(join(dist, 'assets'));
  return FONTS.map((font) => {
    const file = assets.find((name) => name.startsWith(`${font}-`));
    if (!file) throw new Error(`The build has no ${font}`);
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}">`;
  });
}
