/** Someone who uses the product through its API, with a cookie jar. */
export class Visitor {
  readonly origin: string;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string) {
    this.origin = origin;
  }

  /** The same browser, where the product listens after a restart. */
  movedTo(origin: string): Visitor {
    const moved = new Visitor(origin);
    for (const [name, value] of this.#cookies) moved.#cookies.set(name, value);
    return moved;
  }

  /** What a browser would send as its Cookie header. */
  cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Sends a request without following redirects, and keeps the cookies of the answer. */
  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...(init.headers as Record<string, string>), cookie: this.cookies() };
    const response = await fetch(new URL(path, this.origin), {
      ...init,
      headers,
      redirect: 'manual',
    });
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = (line.split(';')[0] as string).split('=');
      this.#cookies.set(name as string, value as string);
    }
    return response;
  }

  /** Signs in with the sandbox's form, and so makes the account. */
  async signIn(email: string, name = { givenName: 'Vera', familyName: 'Visitor' }): Promise<void> {
    const start = await this.send('/auth/google');
    const chosen = await this.send(start.headers.get('location') as string, {
      method: 'POST',
      body: new URLSearchParams({
        ...{ email, given_name: name.givenName, family_name: name.familyName },
      }),
    });
    const ended = await this.send(chosen.headers.get('location') as string);
    if (ended.status !== 302) throw new Error(`sign-in answered ${ended.status}`);
  }

  async json<T>(path: string): Promise<T> {
    return (await this.send(path)).json() as Promise<T>;
  }

  /** Sends JSON, or nothing; answers the status and what came back. */
  async post<T>(path: string, body?: unknown): Promise<{ status: number; body: T }> {
    const json = { 'content-type': 'application/json' };
    const sent = body === undefined ? {} : { headers: json, body: JSON.stringify(body) };
    const response = await this.send(path, { method: 'POST', ...sent });
    return { status: response.status, body: (await response.json()) as T };
  }

  /** Gives a payment or setup intent a card, as the page's form does; answers the intent's id. */
  async confirmCard(clientSecret: string, number = '4242424242424242'): Promise<string> {
    const id = clientSecret.split('_secret_')[0] as string;
    const kind = id.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
    await this.send(`/sandbox/stripe/v1/${kind}/${id}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({
        key: 'pk_test_sandbox',
        client_secret: clientSecret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': number,
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '2055',
        'payment_method_data[card][cvc]': '123',
      }),
    });
    return id;
  }

  /** Asks for a video, upright with sound unless `wish` says otherwise; answers its project's id. */
  async createVideo(prompt: string, wish: { aspectRatio?: '1:1' } = {}): Promise<string> {
    const custom = { templateId: 'custom-prompt', category: 'custom', duration: '0:08' };
    const templateData = { ...custom, ...wish };
    const response = await this.send('/api/projects', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ prompt, templateData }),
    });
    if (response.status !== 201) throw new Error(`no project: ${await response.text()}`);
    return ((await response.json()) as { id: string }).id;
  }
}
