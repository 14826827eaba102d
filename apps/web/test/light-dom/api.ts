import { endpoints } from '@shortcake/contract/endpoints';
import { type EndpointName, routes } from '../../src/lib/endpoints.ts';

type Output<Name extends EndpointName> = (typeof endpoints)[Name]['output']['_output'];

/** A call of a page, as the API got it. */
export type Call = {
  params: Record<string, string>;
  query: Record<string, string>;
  /** Empty without one. */
  body: Record<string, unknown>;
};

/** An answer that is not 2xx, or has headers. */
class Answer {
  readonly status: number;
  readonly json: unknown;
  readonly headers: Record<string, string>;

  constructor(status: number, json: unknown, headers: Record<string, string> = {}) {
    this.status = status;
    this.json = json;
    this.headers = headers;
  }
}

/** Answers with a known error, as `{ code, message }` and what else it says. */
export const refused = (
  status: number,
  code: string,
  message: string,
  { headers = {}, details = {} }: { headers?: Record<string, string>; details?: object } = {},
): Answer => new Answer(status, { ...details, code, message }, headers);

/** Answers with a page of a list, and where the next one is. */
export const page = <Item>(items: Item[], headers: Record<string, string>): Answer =>
  new Answer(200, items, headers);

/** Loses the connection. */
export const lost = (): never => {
  throw new TypeError('Failed to fetch');
};

type Answered<Name extends EndpointName> = Output<Name> | Answer;

/** Answers of endpoints: one thing always, or what a function makes of a call. */
export type Answers = {
  [Name in EndpointName]?:
    | Answered<Name>
    | ((call: Call) => Answered<Name> | Promise<Answered<Name>>);
};

/** More calls of one endpoint no test makes. A page that asks in a loop would never give the turn back. */
const MOST_CALLS = 300;

/** Stands in for the API: `fetch` is answered from here, with what the contract allows alone. */
export class StandInApi {
  /** Calls without an answer being there, and answers that the contract does not allow. */
  readonly faults: string[] = [];
  #answers: Answers;
  readonly #calls: { name: EndpointName; call: Call }[] = [];
  readonly #elsewhere: { path: string; json: (form: URLSearchParams) => unknown }[] = [];

  constructor(answers: Answers) {
    this.#answers = answers;
  }

  /** From now on these are answered so. */
  answer(answers: Answers): void {
    this.#answers = { ...this.#answers, ...answers };
  }

  /** Answers what is asked below a path that is no endpoint, by the form that was sent. */
  answerElsewhere(path: string, json: (form: URLSearchParams) => unknown): void {
    this.#elsewhere.unshift({ path, json });
  }

  /** The calls of one endpoint until now. */
  calls(name: EndpointName): Call[] {
    return this.#calls.filter((one) => one.name === name).map(({ call }) => call);
  }

  /** In the place of `fetch`. */
  readonly fetch = async (address: string | URL | Request, init: RequestInit = {}) => {
    const url = new URL(String(address), location.href);
    const elsewhere = this.#elsewhere.find(({ path }) => url.pathname.startsWith(path));
    if (elsewhere) return Response.json(elsewhere.json(new URLSearchParams(String(init.body))));
    const found = endpointOf(init.method ?? 'GET', url.pathname);
    if (!found) return this.#fail(`${init.method} ${url.pathname} is no endpoint`);
    const { name, params } = found;
    const query = Object.fromEntries(url.searchParams);
    const call = { params, query, body: JSON.parse(String(init.body ?? '{}')) };
    this.#calls.push({ name, call });
    if (this.calls(name).length > MOST_CALLS) {
      this.faults.push(`${name} is asked in a loop`);
      return new Promise<Response>(() => {});
    }
    if (!(name in this.#answers)) return this.#fail(`nothing answers ${name}`);
    const planned = this.#answers[name];
    const given = await (typeof planned === 'function' ? planned(call) : planned);
    init.signal?.throwIfAborted();
    const { status, json, headers } = given instanceof Answer ? given : new Answer(200, given);
    if (status < 300) {
      const { error } = endpoints[name].output.safeParse(json);
      if (error) return this.#fail(`${name} never answers so: ${error.message}`);
    }
    const body = json === undefined ? '' : JSON.stringify(json);
    return new Response(body, { status, headers });
  };

  #fail(fault: string): Response {
    this.faults.push(fault);
    return new Response(fault, { status: 501 });
  }
}

function endpointOf(method: string, pathname: string) {
  for (const [name, route] of Object.entries(routes)) {
    if (route.method !== method) continue;
    const pattern = new RegExp(`^${route.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
    const match = pattern.exec(pathname);
    if (match) return { name: name as EndpointName, params: { ...match.groups } };
  }
}
