import { createOperator } from '../../../test/operator.ts';
import type { Person, TestWeb } from '../../../test/web.ts';
import { completedProject, storeFiles, tokenOf } from '../share/test-shared.ts';

export const BOSS = 'boss@example.com';
export const WHY = 'It shows my own cake, which I never gave away.';

let addresses = 0;

/** An address that nobody has reported from. */
export const newAddress = () => {
  addresses += 1;
  return `10.1.${addresses >> 8}.${addresses & 255}`;
};

/** What people and an operator of a web do about reports; its ADMIN_EMAILS names BOSS. */
export async function reporting(web: TestWeb) {
  const boss = await createOperator(web, BOSS);
  async function report(token: unknown, more: object = {}, remoteAddress = newAddress()) {
    const { statusCode, body } = await web.app.inject({
      ...{ method: 'POST', url: '/api/reports', remoteAddress },
      payload: { token, kind: 'other', text: WHY, ...more },
    });
    return { status: statusCode, body: JSON.parse(body) };
  }
  const decide = (id: string, decision: 'keep' | 'remove', reason = 'We looked at it.', key = '') =>
    boss.send(
      'POST',
      `/api/admin/reports/${id}/decide`,
      { decision, reason },
      key ? { 'idempotency-key': key } : {},
    );
  async function sharedVideo(person: Person) {
    const id = await completedProject(web, person);
    await storeFiles(web.storage, web.directory, id);
    return { id, token: await tokenOf(person, id) };
  }
  return {
    ...{ boss, report, decide, sharedVideo },
    /** A video that was taken down, and the report that led to it. */
    async takenDown(person: Person) {
      const video = await sharedVideo(person);
      const { id: reportId } = (await report(video.token)).body;
      const decided = await decide(reportId, 'remove');
      if (decided.status !== 200) throw new Error(`the decision answered ${decided.status}`);
      return { ...video, reportId: reportId as string };
    },
    object: (person: Person, id: string, text: unknown = 'It is mine.') =>
      person.send('POST', `/api/projects/${id}/objection`, { text }),
    /** All mails that are to be sent. */
    mails: async () =>
      (await web.sql`select body from outbox where topic = 'mail' order by number`).map(
        ({ body }) => body,
      ),
  };
}
