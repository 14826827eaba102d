import type { Mailbox } from './mail/mailbox.ts';
import { listPage, mailAlone, mailPage, missingPage } from './mail/pages.ts';

/**
 * A stand-in for people's mailboxes: shows what a product would have sent, to whoever asks. `base` is the
 * path where the handler expects to be mounted. Asked for JSON the list is an array of whole mails.
 */
export function createMailSandbox(
  base: string,
  mailbox: Mailbox,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const headers = { allow: 'GET, HEAD' };
      return Response.json({ error: 'method_not_allowed' }, { status: 405, headers });
    }
    const { pathname } = new URL(request.url);
    const [id, form, ...more] = pathname.slice(base.length).split('/').filter(Boolean);
    if (id === undefined) {
      const mails = await mailbox.list();
      return isJsonWanted(request) ? asJson(mails) : listPage(base, mails);
    }
    const mail = await mailbox.find(id);
    const isPath = more.length === 0 && (form === undefined || form === 'html');
    if (!mail || !isPath) return missingPage(base);
    return form === 'html' ? mailAlone(mail) : mailPage(base, mail);
  };
}

function asJson(mails: Awaited<ReturnType<Mailbox['list']>>): Response {
  const told = mails.map(({ sentAt: _, ...mail }) => mail);
  return Response.json(told, { headers: { 'cache-control': 'no-store' } });
}

const isJsonWanted = ({ headers }: Request) => {
  const accepted = headers.get('accept') ?? '';
  return accepted.includes('application/json') && !accepted.includes('text/html');
};
