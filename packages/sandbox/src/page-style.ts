import { createHash } from 'node:crypto';

export const style = `
*{box-sizing:border-box;margin:0}
html{color-scheme:light;-webkit-text-size-adjust:100%}
body{min-height:100vh;min-height:100dvh;display:grid;place-items:center;padding:1.25rem 1rem;
background:#fff8ee radial-gradient(60rem 30rem at 50% -8rem,#ffdcdc,transparent);
color:#42201f;font:1rem/1.5 ui-rounded,"SF Pro Rounded",Nunito,system-ui,sans-serif}
main{width:100%;max-width:26rem;padding:1.5rem 2rem 1.25rem;border:1px solid #f3dcc8;border-radius:1.5rem;
background:#fffdf9;box-shadow:0 1.5rem 3rem -1.5rem #a63a3a40}
svg{display:block;margin:0 auto .75rem}
h1{font-size:1.5rem;line-height:1.25;text-align:center}
.note{margin:.5rem 0 1.25rem;font-size:.875rem;text-align:center;color:#7a4a45}
.people{display:grid;gap:.5rem}
button{font:inherit;cursor:pointer;border-radius:.875rem;border:1px solid #eed3bd;padding:.75rem 1rem;
background:#fff;color:inherit;transition:background-color .15s,border-color .15s}
button:hover{background:#fff3e4;border-color:#e3a9a0}
:focus-visible{outline:3px solid #c92a4b;outline-offset:2px}
.person{display:flex;align-items:center;gap:.875rem;padding:.5rem .875rem;text-align:left}
.person i{flex:none;width:2.25rem;height:2.25rem;display:grid;place-items:center;border-radius:50%;
background:#ffdfdc;color:#a51d3c;font-style:normal;font-weight:700}
.person span{display:grid;min-width:0;font-weight:600;line-height:1.35}
.person small{font-size:.875rem;font-weight:400;color:#7a4a45}
h2{display:flex;align-items:center;gap:.75rem;margin:1.25rem 0 .75rem;font-size:.875rem;font-weight:400;color:#7a4a45}
h2::before,h2::after{content:"";flex:1;height:1px;background:#f3dcc8}
.fields{display:grid;grid-template-columns:1fr 1fr;gap:.875rem}
.wide{grid-column:1/-1}
label{display:grid;gap:.25rem;min-width:0;font-size:.875rem;font-weight:600}
input{width:100%;font:inherit;font-size:1rem;font-weight:400;padding:.625rem .875rem;
border:1px solid #b98d7c;border-radius:.75rem;background:#fff;color:inherit}
input[aria-invalid]{border-color:#b3123a;background:#fff5f5}
.fault{margin-bottom:1rem;padding:.625rem .875rem;border-radius:.75rem;background:#ffe4e6;color:#8f0f2e;font-size:.875rem}
.main{border-color:#c92a4b;background:#c92a4b;color:#fff;font-weight:700}
.main:hover{border-color:#a51d3c;background:#a51d3c}
.pay{display:block;width:100%;margin-top:1.25rem}
.cancel{display:block;margin:.75rem auto 0;border-color:transparent;background:none;color:#a51d3c}
table{width:100%;border-collapse:collapse;font-size:.875rem}
caption{margin-bottom:.5rem;text-align:left;color:#7a4a45}
th,td{padding:.5rem 0;border-top:1px solid #f3dcc8;text-align:left;vertical-align:top;font-weight:400}
td{padding-left:1rem;text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
tfoot th,tfoot td{font-weight:700}
main:has(.mails,iframe){max-width:46rem;align-self:start}
a{color:#a51d3c}
.mails{display:grid;gap:.5rem;padding:0;list-style:none}
.mail{display:grid;gap:.125rem;padding:.625rem .875rem;border:1px solid #eed3bd;border-radius:.875rem;
background:#fff;color:inherit;text-decoration:none;overflow-wrap:anywhere}
.mail:hover{background:#fff3e4;border-color:#e3a9a0}
.mail small{color:#7a4a45;font-size:.875rem}
.subject{display:block;margin:1rem 0 0;font-size:1.25rem;font-weight:700;color:inherit;text-align:center;
overflow-wrap:anywhere}
.subject::before,.subject::after{content:none}
iframe{display:block;width:100%;height:38rem;border:1px solid #f3dcc8;border-radius:.875rem;background:#fff8ee}
details{margin-top:.75rem}
summary{padding:.5rem 0;cursor:pointer;font-weight:600}
pre{padding:1rem;border-radius:.875rem;background:#fff3e4;font-size:.875rem;white-space:pre-wrap;overflow-wrap:anywhere}
.long{white-space:normal;overflow-wrap:anywhere}
@media (max-width:22rem){main{padding:1.25rem}.fields{grid-template-columns:1fr}}
@media (prefers-reduced-motion:reduce){button{transition:none}}
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/**
 * The headers of a page of the sandbox. `formTargets` are the origins besides its own that a form
 * may lead to: Chromium applies form-action to the redirects that follow a form as well.
 */
export function pageHeaders(formTargets: string[] = []): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'sha256-${styleHash}'`,
      'img-src data:',
      `form-action ${["'self'", ...formTargets].join(' ')}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    // Not no-referrer: with it browsers send "Origin: null", which the product takes for another site.
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
  };
}
