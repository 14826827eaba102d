import { setTimeout as sleep } from 'node:timers/promises';
import type { Project } from '@shortcake/contract/project';
import { Visitor } from '../visitor.ts';
import { type EventLog, followEvents } from './event-log.ts';

const BETWEEN_MS = 50;
const TURNS_A_VIDEO = 12;
const STUDIO_PLAN = 'studio';

/** A web that is asked; `name` is for the reader of a complaint. */
export type Web = { name: string; url: string };

/** Somebody who uses all webs at once, with one session, and keeps a list of what went wrong. */
export class Asker {
  /** What was answered otherwise than well, or not told. */
  readonly complaints: string[] = [];
  /** The prompts of all videos asked for. */
  readonly prompts: string[] = [];
  /** The projects that were not deleted. */
  readonly projects = new Set<string>();
  readonly #name: string;
  readonly #first: Visitor;
  #turn: Promise<void> = Promise.resolve();

  private constructor(name: string, first: Visitor) {
    this.#name = name;
    this.#first = first;
  }

  /** Signs up at a web, and subscribes to a plan there: credits for a few hundred videos. */
  static async signUp(name: string, web: Web): Promise<Asker> {
    const visitor = new Visitor(web.url);
    await visitor.signIn(`${name}@example.com`);
    const asker = new Asker(name, visitor);
    const intent = await asker.#subscribe(web);
    await asker.call(web, 'POST', '/api/complete-subscription', { setupIntentId: intent });
    return asker;
  }

  async #subscribe(web: Web): Promise<string> {
    const wish = { plan: STUDIO_PLAN };
    const { clientSecret } = await this.call(web, 'POST', '/api/create-subscription', wish);
    return this.#at(web).confirmCard(clientSecret);
  }

  /** Buys credits: asks for them at one web, and completes the purchase at another. */
  async buyCredits(begun: Web, completed: Web): Promise<void> {
    const wish = { credits: 10 };
    const { clientSecret } = await this.call(begun, 'POST', '/api/create-credit-payment', wish);
    const paymentIntentId = await this.#at(begun).confirmCard(clientSecret);
    await this.call(completed, 'POST', '/api/complete-credit-purchase', { paymentIntentId });
  }

  /** Asks the webs in turn for videos, with all that a page asks for meanwhile, until `done`. */
  async keepAsking(webs: () => readonly Web[], done: AbortSignal): Promise<void> {
    for (let turn = 0; !done.aborted; turn += 1) {
      const [web, other] = [webs()[turn % webs().length]!, webs()[(turn + 1) % webs().length]!];
      // What goes wrong is in the complaints.
      this.#turn = this.#askAll(web, other, turn % TURNS_A_VIDEO === 0).catch(() => {});
      await this.#turn;
      await sleep(BETWEEN_MS);
    }
  }

  /** Waits until nothing is under way at webs that are not to be asked any more. */
  async idle(): Promise<void> {
    await this.#turn;
  }

  async #askAll(web: Web, other: Web, isVideoWanted: boolean): Promise<void> {
    if (isVideoWanted) await this.askForVideo(web, other);
    const id = [...this.projects].at(-1)!;
    await this.call(other, 'GET', '/api/auth/user');
    await this.call(other, 'PATCH', `/api/projects/${id}`, { starred: isVideoWanted });
    await this.call(web, 'GET', '/api/transactions');
    await this.#readPages(web, other);
  }

  /** Sends the same ask to two webs at once, as a retry may come: it must be one video. */
  async askForVideo(web: Web, other: Web): Promise<string> {
    const prompt = `${this.#name} asks for video ${this.prompts.length} of a cupcake`;
    this.prompts.push(prompt);
    const templateData = { templateId: 'custom-prompt', category: 'custom', duration: '0:08' };
    const key = { 'idempotency-key': prompt.replace(/\W/g, '-') };
    const ask = (at: Web) =>
      this.call(at, 'POST', '/api/projects', { prompt, templateData }, key) as Promise<Project>;
    const [one, same] = await Promise.all([ask(web), ask(other)]);
    if (one.id !== same.id) this.complaints.push(`${prompt}: ${one.id} and ${same.id}`);
    this.projects.add(one.id);
    return one.id;
  }

  /**
   * Asks each web for a video, renames and deletes it there, and waits until every web has told of each.
   * Throws when one does not.
   */
  async watchEvents(webs: readonly Web[]): Promise<void> {
    const done = new AbortController();
    const follow = async (web: Web) => ({
      web,
      log: await followEvents(this.#at(web), done.signal),
    });
    const streams = await Promise.all(webs.map(follow));
    const tell = async (what: string, key: string, change: () => Promise<unknown>, times = 1) => {
      const before = streams.map(({ log }) => log.count(key));
      await change();
      for (const [index, { web, log }] of streams.entries()) {
        await this.#expectEvents(log, key, before[index]! + times, `${web.name} of ${what}`);
      }
    };
    for (const web of webs) {
      // Told when it is asked for, and when a worker has ended it.
      let id = '';
      const ask = async () => {
        id = await this.askForVideo(web, web);
      };
      await tell(`a video asked for at ${web.name}`, 'transactions', ask, 2);
      const rename = () => this.call(web, 'PATCH', `/api/projects/${id}`, { title: 'A new name' });
      await tell(`a title changed at ${web.name}`, 'projects', rename);
      await Promise.all(webs.map((each) => this.#play(each, id)));
      this.projects.delete(id);
      const remove = () => this.#send(web, 'DELETE', `/api/projects/${id}`);
      await tell(`a video deleted at ${web.name}`, 'projects', remove);
    }
    done.abort();
  }

  async #expectEvents(log: EventLog, key: string, count: number, what: string): Promise<void> {
    if (!(await log.beyond(key, count - 1))) {
      throw new Error(`${log.count(key)} of ${count} events of ${key} from ${what}`);
    }
  }

  /** The first page of a list from one web, and the next, by the cursor that it gave, from another. */
  async #readPages(web: Web, other: Web): Promise<void> {
    const first = await this.#send(web, 'GET', '/api/projects?limit=1');
    const next = /<(.*)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1];
    if (next) await this.#send(other, 'GET', next);
    await this.#send(other, 'GET', '/api/projects?limit=1', undefined, {
      'if-none-match': first.headers.get('etag') ?? '',
    });
  }

  async #play(web: Web, id: string): Promise<void> {
    const { videoUrl } = (await this.call(web, 'GET', `/api/projects/${id}`)) as Project;
    if (videoUrl) await this.#send(web, 'GET', videoUrl, undefined, { range: 'bytes=0-99' });
    else this.complaints.push(`${web.name} has no video of ${id}`);
  }

  /** Asks a web; answers the body. Any answer that is not well is a complaint, and throws. */
  // biome-ignore lint/suspicious/noExplicitAny: the answers of two versions have no one type
  async call(web: Web, method: string, path: string, body?: object, headers = {}): Promise<any> {
    const response = await this.#send(web, method, path, body, headers);
    return response.json();
  }

  async #send(
    web: Web,
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const json = { 'content-type': 'application/json' };
    const sent = body
      ? { body: JSON.stringify(body), headers: { ...json, ...headers } }
      : { headers };
    const what = `${method} ${path} at ${web.name}`;
    try {
      const response = await this.#at(web).send(path, { method, ...sent });
      if (response.ok || response.status === 304) return response;
      throw new Error(`${response.status} ${await response.text()}`);
    } catch (error) {
      this.complaints.push(`${what}: ${error}`);
      throw error;
    }
  }

  #at = (web: Web) => this.#first.movedTo(web.url);
}
