import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { contentSecurityPolicy } from './security-headers.ts';

const style = `
*{box-sizing:border-box;margin:0}
html{color-scheme:light}
body{min-height:100vh;min-height:100dvh;display:grid;place-items:center;padding:2rem 1rem;
background:#fff8ee radial-gradient(60rem 30rem at 50% -8rem,#ffdcdc,transparent);
color:#42201f;font:1rem/1.5 ui-rounded,"SF Pro Rounded",Nunito,system-ui,sans-serif}
main{width:100%;max-width:26rem;padding:2rem;border:1px solid #f3dcc8;border-radius:1.5rem;
background:#fffdf9;box-shadow:0 1.5rem 3rem -1.5rem #a63a3a40;text-align:center}
h1{font-size:1.5rem;line-height:1.25}
p{margin:.75rem 0 1.5rem;overflow-wrap:anywhere}
a{display:inline-block;padding:.75rem 1.5rem;border-radius:.875rem;background:#c92a4b;color:#fff;
font-weight:700;text-decoration:none}
a:hover{background:#a51d3c}
a:focus-visible{outline:3px solid #c92a4b;outline-offset:2px}
small{display:block;margin-top:1.5rem;color:#7a4a45}
`;

type PlainPage = {
  title: string;
  message: string;
  code: string;
  link: { href: string; label: string };
};

const asText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Answers a navigation that went wrong with a small page. Its message is any text; the rest is our own, or escaped. */
export function sendPlainPage(reply: FastifyReply, status: number, page: PlainPage): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .code(status)
    .header('content-security-policy', contentSecurityPolicy(nonce))
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} · Shortcake</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<h1>${page.title}</h1>
<p>${asText(page.message)}</p>
<a href="${page.link.href}">${page.link.label}</a>
<small>${page.code}</small>
</main>
</body>
</html>
`);
}
