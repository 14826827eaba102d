import { setImmediate } from 'node:timers/promises';
import { expect } from 'vitest';
import { createOperator } from '../../../test/operator.ts';
import { createTestWeb } from '../../../test/web.ts';
import { BODY } from '../../../test/worker.ts';
import { accountsWithEmail } from '../accounts/service.ts';
import { ada, createTestBrowser } from '../accounts/test-browser.ts';

/** A web with an operator who suspends, and people who sign in through the provider. */
export async function openSuspensions() {
  const web = await createTestWeb({ ADMIN_EMAILS: 'boss@example.com' });
  /** The sandbox in Google's place, as a browser finds it. */
  const sandbox = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const { statusCode, headers, rawPayload } = await web.app.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), host: web.config.publicUrl.host },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    const { location = '' } = headers;
    return new Response(rawPayload as Uint8Array<ArrayBuffer>, {
      status: statusCode,
      headers: { location },
    });
  };
  const browser = () => createTestBrowser(web.app, sandbox, web.config.publicUrl);
  const boss = await createOperator(web);
  return {
    ...{ web, browser, boss },
    act: (person: { id: string }, action: string, reason = 'Stolen card') =>
      boss.send('POST', `/api/admin/people/${person.id}/${action}`, { reason }),
    sessionsOf: (id: string) =>
      web.db.selectFrom('sessions').selectAll().where('account_id', '=', id).execute(),
    projectsOf: (id: string) =>
      web.db.selectFrom('projects').selectAll().where('account_id', '=', id).execute(),
    /** Somebody who signs in through the provider. */
    async newcomer(name: string) {
      const person = { ...ada, email: `${name}@example.com`, given_name: name };
      const tab = browser();
      expect((await tab.signIn(person)).statusCode).toBe(302);
      const [account] = await accountsWithEmail(web.db, person.email);
      return { person, tab, id: account!.id };
    },
  };
}

export type Suspensions = Awaited<ReturnType<typeof openSuspensions>>;

/** Lets so many turns of the event loop go by, and with them the steps of what is under way. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await setImmediate();
}

/** Expects that nobody gets anything who is suspended so many turns after they asked. */
export async function expectNothingGot(
  { web, act, boss, projectsOf }: Suspensions,
  turnsAfter: readonly number[],
): Promise<void> {
  for (const after of turnsAfter) {
    const person = await web.person(5);
    const asks = Array.from({ length: 3 }, () => person.send('POST', '/api/projects', BODY));
    await turns(after);
    expect((await act(person, 'suspend')).status).toBe(204);
    for (const { status } of await Promise.all(asks)) {
      expect([201, 401, 403]).toContain(status);
    }
    const statuses = (await projectsOf(person.id)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 'failed')).toEqual([]);
    expect((await boss.send('GET', `/api/admin/people/${person.id}`)).body).toMatchObject({
      creditsRemaining: 5,
    });
  }
}

/** Expects no session of anybody who is suspended so many turns after they came back to sign in. */
export async function expectNoSession(
  { act, browser, newcomer, sessionsOf }: Suspensions,
  turnsAfter: readonly number[],
): Promise<void> {
  for (const after of turnsAfter) {
    const { person, id } = await newcomer(`race-${after}`);
    const tab = browser();
    const callback = await tab.begin(person);
    const [answer] = await Promise.all([
      tab.get(callback),
      turns(after).then(() => act({ id }, 'suspend')),
    ]);
    expect([302, 403]).toContain(answer.statusCode);
    expect(await sessionsOf(id)).toEqual([]);
  }
}
