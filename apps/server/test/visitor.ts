/** Someone who uses the product through its API, with a cookie jar. */
export class Visitor {
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Sends a request without following redirects, and keeps the cookies of the answer. */
  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(init.headers as Record<string, string>), cookie };
    const response = await fetch(new URL(path, this.#origin), {
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
  async signIn(email: string): Promise<void> {
    const start = await this.send('/auth/google');
    const chosen = await this.send(start.headers.get('location') as string, {
      method: 'POST',
      body: new URLSearchParams({ email, given_name: 'Vera', family_name: 'Visitor' }),
    });
    const ended = await this.send(chosen.headers.get('location') as string);
    if (ended.status !== 302) throw new Error(`sign-in answered ${ended.status}`);
  }

  async json<T>(path: string): Promise<T> {
    return (await this.send(path)).json() as Promise<T>;
  }

  /** Asks for a video; answers its project's id. */
  async createVideo(prompt: string): Promise<string> {
    const templateData = { templateId: 'custom-prompt', category: 'custom', duration: '0:08' };
    const response = await this.send('/api/projects', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ prompt, templateData }),
    });
    if (response.status !== 201) throw new Error(`no project: ${await response.text()}`);
    return ((await response.json()) as { id: string }).id;
  }
}
