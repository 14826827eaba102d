/** One picture. */
export type Shot = {
  screen: string;
  /** Pixels. */
  width: number;
  colorScheme: 'light' | 'dark';
  /** Beside the sheet. */
  file: string;
};

type Row = { name: string; path: string; who: string; shots: readonly Shot[] };

const style = `
  body { margin: 2rem; background: #fff8ee; color: #33141b; font: 16px/1.5 sans-serif; }
  section { margin: 3rem 0; }
  h2 { margin: 0; font-size: 1.25rem; }
  p { margin: 0 0 1rem; color: #6b474d; }
  div { display: flex; gap: 1rem; align-items: start; overflow-x: auto; }
  a { flex: none; color: inherit; font-size: 0.75rem; }
  img { display: block; border: 1px solid #f0dfca; border-radius: 6px; max-height: 32rem; width: auto; object-fit: cover; object-position: top; }
`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const picture = ({ file, width, colorScheme }: Shot) =>
  `<a href="${file}"><img src="${file}" alt="" loading="lazy" style="max-width: ${width / 4 + 60}px">${width} px, ${colorScheme}</a>`;

const row = ({ name, path, who, shots }: Row) =>
  `<section><h2>${name}</h2><p>${escaped(path)}, ${who}</p><div>${shots.map(picture).join('')}</div></section>`;

/** A page of all pictures, screen by screen; each leads to its full size. */
export const contactSheet = (rows: readonly Row[]): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every screen</title><style>${style}</style><h1>Every screen</h1>${rows.map(row).join('\n')}`;
