import { v1Errors } from '@shortcake/contract/v1/errors';
import { WebhookPayload } from '@shortcake/contract/webhook';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DevelopersPage } from './DevelopersPage.tsx';
import { anchorOf, apiDocument, calls } from './document.ts';
import { curls, curlsIn } from './samples.ts';
import { webhookSample } from './webhook-sample.ts';

const html = renderToStaticMarkup(createElement(DevelopersPage));
const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id as string);
const count = (part: string) => html.split(part).length - 1;

test('every call of the document is on the page, with each parameter and each status', () => {
  expect(calls.length).toBeGreaterThan(15);
  for (const { method, path, operation } of calls) {
    const from = html.indexOf(`aria-labelledby="${operation.operationId}"`);
    expect(from, operation.operationId).toBeGreaterThan(0);
    const drawn = html.slice(from, html.indexOf('</article>', from));
    expect(drawn).toContain(`>${method}</span>`);
    expect(drawn).toContain(`>${path}</code>`);
    for (const { name } of operation.parameters) expect(drawn).toContain(`<code>${name}</code>`);
    for (const status of Object.keys(operation.responses)) expect(drawn).toContain(`>${status}<`);
  }
});

test('every schema is on the page, with each of its fields', () => {
  for (const [name, { properties = {} }] of Object.entries(apiDocument.components.schemas)) {
    const from = html.indexOf(`id="${anchorOf(name)}"`);
    expect(from, name).toBeGreaterThan(0);
    const drawn = html.slice(from, html.indexOf('</details></li>', from));
    for (const field of Object.keys(properties)) expect(drawn).toContain(`<code>${field}</code>`);
  }
});

test('every error says what to do', () => {
  const from = html.indexOf('id="errors"');
  const section = html.slice(from, html.indexOf('</section>', from));
  for (const code of Object.keys(v1Errors)) expect(section, code).toContain(code);
});

test('each link within the page leads somewhere, and no place is there twice', () => {
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  const targets = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id as string);
  expect(targets.length).toBeGreaterThan(50);
  expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
});

test('nothing is left that only a program would say', () => {
  expect(html).not.toMatch(/undefined|\[object|NaN/);
  const prose = html.replaceAll(/<pre[\s\S]*?<\/pre>/g, '');
  expect(prose).not.toContain('`');
});

test('four curls are shown, with the address of the installation in them', () => {
  expect(curls.map(({ title }) => title)).toHaveLength(4);
  for (const { code } of curls) expect(code).toContain('"__PUBLIC_ORIGIN__/api/v1/');
  expect(count('data-copies')).toBe(count('<figure'));
  expect(curlsIn('# head\n\n# One.\na\nb\n\n# Two.\nc\n')).toEqual([
    { title: 'One.', code: 'a\nb' },
    { title: 'Two.', code: 'c' },
  ]);
});

test('what is shown to arrive at a webhook is what is sent', () => {
  expect(WebhookPayload.safeParse(webhookSample.body).error).toBeUndefined();
});
