import { LONGEST_WAIT_SECONDS } from '@shortcake/contract/v1/wait';
import { TEST_EVENT, type WebhookEvent } from '@shortcake/contract/webhook';
import { MOST_WEBHOOKS } from '@shortcake/contract/webhook-limits';

// Code stands in backticks, links as in Markdown. Names such as __KEY_READS__ the server fills in.

export const words = {
  title: 'Developers',
  description: 'Make short vertical videos by program: an API, a client, webhooks and agents.',
  intro: 'What you do here, a program of yours can do: ask for a video, wait for it, save it.',
  contents: 'On this page',
  makeKey: 'Make a key in Settings',

  curls: {
    title: 'In four curls',
    text: 'Put a key of yours in the place of the dots. The other lines work as they stand.',
    key: 'Your key',
    video:
      'The answer to this has the `id` of the video. For the next two, put it into `VIDEO`, with `VIDEO=...`.',
    after: `A wait ends as soon as the video has ended, and after ${LONGEST_WAIT_SECONDS} seconds at most. Ask again while its \`status\` is \`pending\` or \`processing\`. A video that fails gives its credit back.`,
  },

  keys: {
    title: 'Keys',
    text: [
      'A key is made in [Settings](/dashboard/settings), under API keys, by whoever is signed in, and shown once. It is sent with each call as `Authorization: Bearer sc_...`.',
      '`read` looks at things; `generate` makes, cancels and deletes them. Neither holds the other, so most programs want both. A key may have a cap of credits for each month (UTC) and a day on which it ends.',
      'A key is as good as money: keep it out of pages, apps and repositories. One that got out is revoked in Settings with a click, and counts nowhere a second later.',
    ],
  },

  client: {
    title: 'TypeScript, Python, and a command',
    text: 'A typed client and a command come from here, and need no other package. Both read `SHORTCAKE_API_KEY` and `SHORTCAKE_URL`. The package of this name on npm is somebody else’s.',
    install: 'Install the client',
    typescript: 'TypeScript',
    command: 'From a shell',
    commandText:
      'The command shows how far the video is, and says how it went by its exit code: 0 done, 1 failed, 2 used wrongly, 3 refused. `--json` prints one object for programs.',
    python: 'Python',
    pythonText: 'With the standard library alone:',
  },

  webhooks: {
    title: 'Webhooks',
    text: [
      `A webhook is an address of yours that is told what happens, at once and without asking. Add up to ${MOST_WEBHOOKS} in [Settings](/dashboard/settings) or by [createWebhook](#createWebhook). They must be https at a public address.`,
      'They are signed by [Standard Webhooks](https://www.standardwebhooks.com), whose libraries know them in most languages: the headers are `webhook-id`, `webhook-timestamp` and `webhook-signature`, the secret begins with `whsec_`.',
    ],
    events: 'What is told',
    payload: 'What arrives',
    receiving: 'Receive and check',
    receivingText:
      'Check the signature over the body as it came, before it is parsed, and answer 2xx within 10 seconds. Do the work afterwards.',
    retries: 'When nothing arrives',
    retriesText: [
      'Any other answer, a redirect among them, and none at all count as not arrived. It is sent again after __RETRY_WAITS__, then again and again, for three days. `Retry-After` of up to an hour is honoured; 410 ends it at once.',
      'Where nothing has arrived for three days, the webhook is switched off, and you are told by mail. What was sent, and what was answered, stands in Settings and in [listDeliveries](#listDeliveries), where each can be sent again. Up to 1,000 events wait for one webhook: beyond that the older ones end as failed.',
      'The same event may come twice, then with the same `webhook-id`, and events may come in another order than they happened. After a new secret the former one signs as well for 24 hours.',
    ],
  },

  limits: {
    title: 'Limits',
    text: [
      'Each key may ask __KEY_READS__ times a minute, and change something __KEY_CHANGES__ times; all keys of a person together, __PERSON_REQUESTS__ requests. Beyond that the answer is 429 with `Retry-After`.',
      'Every answer says where the key stands: `RateLimit-Policy` how many in how many seconds, `RateLimit` how many are left, and in how many seconds all are there again.',
    ],
    sample: 'Headers of an answer',
    after:
      'To wait for a video, use `wait` or a webhook rather than asking over and over. `ETag` with `If-None-Match` is answered 304 while nothing changed.',
  },

  errors: {
    title: 'Errors',
    text: 'What is not 2xx answers `{"code", "message"}`: the code for programs, the message for people, with what to change. Codes may be added; treat one that you do not know by its status.',
  },

  versions: {
    title: 'Versions',
    text: [
      'Nothing under `/api/v1` ever breaks: no call, field or value goes away or changes its meaning. Each change of the product is held against the published document first.',
      'New calls, new fields in answers, and new values of `code`, `step` and `type` may come. Ignore what you do not know.',
    ],
  },

  agents: {
    title: 'Agents',
    text: [
      'Agents that speak the Model Context Protocol make videos through `__PUBLIC_ORIGIN__/mcp`, with an API key in the header. They see templates and prices, and must name the credits that they are about to spend.',
      'Give an agent a key of its own, with a cap of credits.',
    ],
    claude: 'Claude Code, in a shell',
    cursor: 'Cursor, in .cursor/mcp.json',
    code: 'VS Code, in .vscode/mcp.json',
    others:
      'Any other client of the protocol takes the same two things: the address, over streamable HTTP, and the header `Authorization`.',
  },

  reference: {
    title: 'Reference',
    text: 'All calls of version 1. The same as OpenAPI 3.1, for generators: [openapi.json](/api/v1/openapi.json).',
    parameters: 'Parameters',
    body: 'Body',
    answers: 'Answers',
    refusals: 'What it may be refused with',
    required: 'required',
    inPath: 'Its id.',
    example: 'Example of a body',
    schemas: 'Schemas',
    schemasText: 'What calls take and answer.',
    values: (count: number) => `${count} values`,
  },
} as const;

/** Events, and when each is told. */
export const events: Record<WebhookEvent | typeof TEST_EVENT, string> = {
  'video.completed': 'A video is finished. `data` is the [Video](#schema-Video).',
  'video.failed': 'A video failed, and its credit came back. `data` is the [Video](#schema-Video).',
  'series.completed':
    'The last video of a series has ended. `data` is the [Series](#schema-Series).',
  'credits.low':
    'Fewer than two credits are left; told once an hour at most, unless more were added meanwhile. `data` has `creditsRemaining`.',
  [TEST_EVENT]: 'You asked for a test. `data` has `webhookId`.',
};
