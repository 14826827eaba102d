import { escapeHtml, layout } from '../page-layout.ts';
import { pageHeaders } from '../page-style.ts';
import type { SandboxMail } from './mailbox.ts';

const NOTE = "This is Shortcake's sandbox: no mail has left this machine.";

const page = (title: string, content: string, status = 200) => {
  const headers = pageHeaders();
  // A mail is shown in a frame of its own, from the same place.
  const policy = `${headers['content-security-policy']}; frame-src 'self'`;
  return new Response(layout(title, NOTE, content), {
    status,
    headers: { ...headers, 'content-security-policy': policy },
  });
};

const timeOf = (date: Date) => {
  const iso = date.toISOString();
  return `<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;
};

/** The list of all mails. */
export function listPage(base: string, mails: readonly SandboxMail[]): Response {
  const entries = mails.map(
    ({ id, to, subject, sentAt }) =>
      `<li><a class="mail" href="${base}/${id}"><strong dir="auto">${escapeHtml(subject)}</strong>
<small>${escapeHtml(to)} · ${timeOf(sentAt)}</small></a></li>`,
  );
  const list =
    entries.length === 0
      ? '<p class="note">No mail yet. Make a video: when it is ready, its mail is here.</p>'
      : `<ul class="mails">${entries.join('\n')}</ul>`;
  return page('Mailbox', list);
}

/** One mail: as it looks, as plain text, and with its headers. */
export function mailPage(base: string, mail: SandboxMail): Response {
  const { id, to, kind, subject, headers, text, sentAt } = mail;
  const facts = Object.entries({ To: to, Kind: kind, ...headers }).map(
    ([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th>
<td class="long">${escapeHtml(value)}</td></tr>`,
  );
  return page(
    'Mailbox',
    `<p><a href="${base}">All mails</a></p>
<h2 class="subject" dir="auto">${escapeHtml(subject)}</h2>
<p class="note">${escapeHtml(to)} · ${timeOf(sentAt)}</p>
<iframe title="The mail" src="${base}/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<details><summary>Plain text</summary><pre>${escapeHtml(text)}</pre></details>
<details><summary>Headers</summary><table>${facts.join('\n')}</table></details>`,
  );
}

export function missingPage(base: string): Response {
  return page(
    'Mailbox',
    `<p class="fault" role="alert">This mail is not here, or not any more.</p>
<p><a href="${base}">All mails</a></p>`,
    404,
  );
}

/** A mail by itself, for the frame: it fetches nothing, and its links open beside it. */
export function mailAlone({ html }: SandboxMail): Response {
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ];
  return new Response(html.replace('<head>', '<head><base target="_blank">'), {
    headers: {
      ...pageHeaders(),
      'content-security-policy': policy.join('; '),
      'x-frame-options': 'SAMEORIGIN',
      // A sandboxed frame has an origin of its own, which no process can be kept for.
      'origin-agent-cluster': '?0',
    },
  });
}
