import { style } from './page-style.ts';

const shortcake = `<svg width="56" height="56" viewBox="0 0 56 56" aria-hidden="true">
<path d="M8 34h40v8a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6z" fill="#f0c48a"/>
<path d="M8 38h40v4H8z" fill="#e4567a"/>
<path d="M6 34c0-6 5-9 10-8 2-5 22-5 24 0 5-1 10 2 10 8 0 3-4 3-5 0-2 4-7 4-8 0-2 5-10 5-12 0-2 4-7 4-8 0-2 4-11 4-11 0z" fill="#fff1dc" stroke="#f0dcc0"/>
<path d="M28 26c-7-4-9-10-7-14 3-3 11-3 14 0 2 4 0 10-7 14z" fill="#d7304f"/>
<path d="M21 12c2-3 5-2 7-5 2 3 5 2 7 5-3 2-5 0-7 2-2-2-4 0-7-2z" fill="#5d9a4b"/>
<path d="M25 17v2m6-2v2m-3 1v2" stroke="#ffd9a8" stroke-width="1.5" stroke-linecap="round"/></svg>`;

const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='M8 15C2 11 1 6 3 3c3-2 7-2 10 0 2 3 1 8-5 12z' fill='%23d7304f'/%3E%3C/svg%3E";

/** Text as it may stand in HTML, in attributes too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A page of the sandbox. `title` and `note` are text of our own, `content` is HTML. */
export function layout(title: string, note: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="${icon}">
<style>${style}</style>
</head>
<body>
<main>
${shortcake}
<h1>${title}</h1>
<p class="note">${note}</p>
${content}
</main>
</body>
</html>
`;
}
