import { EVERYWHERE, type Words } from './words.ts';

/** Where the links of a mail lead; without `stop` there is nothing that could be switched off. */
export type Links = { origin: string; stop?: string; choices?: string };

const FONT = "'Segoe UI',Helvetica,Arial,sans-serif";
const ROUND = "'Arial Rounded MT Bold','Trebuchet MS',Helvetica,Arial,sans-serif";

/** What clients that know the dark turn to; others may invert the light colors, which stay readable. */
const STYLE = `
body{margin:0;padding:0}
a{text-decoration:underline}
@media (prefers-color-scheme:dark){
.paper{background:#1b1012!important}
.card{background:#271719!important;border-color:#45292d!important}
.ink{color:#fff1e2!important}
.soft{color:#d8b9ae!important}
.mark,.link{color:#ff98a7!important}
.line{border-color:#45292d!important}
.button{background:#ff7388!important}
.label{color:#2b060f!important}
.tile{background:#471a22!important}
}`;

/** Fills the list's line behind the preheader, or the body's first words would stand there. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(60);

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The product's cake, of cells alone: no picture is fetched, and none is blocked. */
const CAKE = [
  ['#cf1f3f', 10, 9, '5px 5px 7px 7px'],
  ['#ffffff', 28, 7, '4px 4px 0 0'],
  ['#e9a94e', 28, 5, '0'],
  ['#cf1f3f', 28, 3, '0'],
  ['#e9a94e', 28, 5, '0 0 4px 4px'],
] as const;

const layers = CAKE.map(
  ([color, width, height, radius]) =>
    `<div style="width:${width}px;height:${height}px;margin:0 auto;background:${color};border-radius:${radius}"></div>`,
);

const cake = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="tile" width="46" height="46" align="center" valign="middle" bgcolor="#fbd3d3" style="background:#fbd3d3;border-radius:13px;font-size:0;line-height:0">${layers.join('')}</td></tr></table>`;

const paragraph = (text: string, margin: number) =>
  `<p class="ink" style="margin:0 0 ${margin}px;font:400 16px/1.6 ${FONT};color:#33141b">${escaped(text)}</p>`;

const cell = (text: string, more: string) =>
  `<td class="${more.startsWith('color:#6b') ? 'soft' : 'ink'} line" style="padding:10px 0;border-top:1px solid #f0dfca;font:400 15px/1.5 ${FONT};${more}">${escaped(text)}</td>`;

const facts = (rows: NonNullable<Words['table']>) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 20px">${rows
    .map(
      ([name, value]) =>
        `<tr>${cell(name, 'color:#6b474d')}${cell(value, 'color:#33141b;font-weight:700;text-align:right;padding-left:16px')}</tr>`,
    )
    .join('')}</table>`;

const button = (label: string, address: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 4px"><tr><td class="button" align="center" bgcolor="#cf1f3f" style="border-radius:14px;background:#cf1f3f"><a class="label" href="${escaped(address)}" style="display:inline-block;padding:13px 26px;font:700 16px/1.3 ${FONT};color:#ffffff;text-decoration:none">${escaped(label)}</a></td></tr></table>`;

const link = (label: string, address: string) =>
  `<a class="link" href="${escaped(address)}" style="color:#b5173a">${escaped(label)}</a>`;

/** A mail as HTML that fetches nothing: tables and styles at each element, as mail clients take them. */
export function asHtml(words: Words, { origin, stop, choices }: Links): string {
  const links = [
    ...(stop ? [link(EVERYWHERE.stop, stop)] : []),
    ...(choices ? [link(EVERYWHERE.choices, choices)] : []),
  ].join(' &nbsp;·&nbsp; ');
  const last = words.paragraphs.length - 1;
  const isAlone = !words.button && !words.table;
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(words.subject)}</title>
<style>:root{color-scheme:light dark}${STYLE}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#fff8ee;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:#fff8ee">${escaped(words.preheader)}${FILLER}</div>
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#fff8ee" style="background:#fff8ee">
<tr><td align="center" style="padding:28px 14px 36px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 6px 18px">
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td valign="middle">${cake}</td>
<td valign="middle" style="padding-left:12px"><a class="mark" href="${escaped(origin)}" style="font:800 24px/1.2 ${ROUND};letter-spacing:-.01em;color:#cf1f3f;text-decoration:none">Shortcake</a></td></tr></table>
</td></tr>
<tr><td class="card" bgcolor="#ffffff" style="padding:30px 26px 28px;background:#ffffff;border:1px solid #f0dfca;border-radius:20px;text-align:left;word-break:break-word;overflow-wrap:anywhere">
<h1 class="ink" style="margin:0 0 16px;font:800 25px/1.25 ${ROUND};color:#33141b">${escaped(words.heading)}</h1>
${words.paragraphs.map((text, i) => paragraph(text, i === last && isAlone ? 0 : 16)).join('\n')}
${words.table ? facts(words.table) : ''}
${words.button ? button(words.button.label, origin + words.button.path) : ''}
</td></tr>
<tr><td class="soft" style="padding:20px 8px 0;font:400 13px/1.6 ${FONT};color:#6b474d;text-align:left">
${escaped(words.reason)}${links ? `<br>${links}` : ''}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
