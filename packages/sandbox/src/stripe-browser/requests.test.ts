import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { createRequests } from './requests.ts';

const CARD = { number: '4242424242424242', expMonth: '12', expYear: '2030', cvc: '123' };
const SECRET = 'seti_1_secret_2';

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server = undefined;
});

/** An API that answers everything alike and remembers what it was asked. */
async function api(status: number, body: string) {
  const asked: { method: string; url: string; form: Record<string, string> }[] = [];
  server = createServer(async (request, response) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    asked.push({ method: request.method ?? '', url: request.url ?? '', form });
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}/sandbox/stripe`;
  return { asked, requests: createRequests({ publishableKey: 'pk_1', baseUrl }) };
}

test('a card is sent in the body of its intent’s confirmation', async () => {
  const { asked, requests } = await api(200, '{"object":"setup_intent","id":"seti_1"}');
  const answer = await requests.confirm(SECRET, CARD);
  expect(answer).toEqual({ intent: { object: 'setup_intent', id: 'seti_1' } });
  expect(asked).toEqual([
    {
      method: 'POST',
      url: '/sandbox/stripe/v1/setup_intents/seti_1/confirm',
      form: {
        key: 'pk_1',
        client_secret: SECRET,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': CARD.number,
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '2030',
        'payment_method_data[card][cvc]': '123',
      },
    },
  ]);
});

test('an intent is looked at, and its challenge answered, by key and secret', async () => {
  const { asked, requests } = await api(200, '{"object":"payment_intent","id":"pi_1"}');
  await requests.retrieve('pi_1_secret_2');
  await requests.answerChallenge('pi_1_secret_2', 'fail');
  expect(asked).toEqual([
    {
      method: 'GET',
      url: '/sandbox/stripe/v1/payment_intents/pi_1?key=pk_1&client_secret=pi_1_secret_2',
      form: {},
    },
    {
      method: 'POST',
      url: '/sandbox/stripe/v1/payment_intents/pi_1/sandbox_challenge',
      form: { key: 'pk_1', client_secret: 'pi_1_secret_2', result: 'fail' },
    },
  ]);
});

test('an error of the API is handed on as it is', async () => {
  const error = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' };
  const { requests } = await api(402, JSON.stringify({ error }));
  expect(await requests.confirm(SECRET, CARD)).toEqual({ error });
});

test('an answer that cannot be read, or none, is an error and not an exception', async () => {
  const { requests } = await api(502, '<html>');
  expect(await requests.confirm(SECRET, CARD)).toMatchObject({ error: { type: 'api_error' } });
  server?.close();
  server?.closeAllConnections();
  expect(await requests.confirm(SECRET, CARD)).toMatchObject({
    error: { type: 'api_connection_error' },
  });
});
