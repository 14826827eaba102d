import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '../../test/product.ts';
import { createTestWeb } from '../../test/web.ts';
import { createVideo } from '../../test/worker.ts';
import { readConfig } from '../config/config.ts';
import { startProduct } from './product.ts';

// Signs people in on the same database.
const web = await createTestWeb();
afterAll(web.close);

const log = pino({ level: 'silent' });

/** Files that the products of a group of tests leave, taken away after its last. */
const started: (() => Promise<unknown>)[] = [];
async function stopAll(): Promise<void> {
  for (const stop of started.splice(0).reverse()) await stop();
}

async function start(variables: Record<string, string> = {}) {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const directory = await mkdtemp(join(web.directory, 'product-'));
  started.push(() => rm(directory, { recursive: true }));
  const config = readConfig({
    ...{ DATABASE_URL: web.url, MIGRATION_DATABASE_URL: web.ownerUrl, DATA_DIR: directory },
    ...{ SESSION_SECRET: web.config.sessionSecrets![0], PORT: String(port) },
    ...{ METRICS_PORT: String(metricsPort), ...variables },
  });
  const product = await startProduct(config, log);
  started.push(product.stop);
  const metrics = `http://127.0.0.1:${metricsPort}/metrics`;
  const lines = async () => (await (await fetch(metrics)).text()).split('\n');
  return { origin: `http://127.0.0.1:${port}`, metrics, config, product, lines };
}

/** Each metric's name and type. */
const namesIn = (lines: string[]) =>
  lines.flatMap((line) => /^# TYPE (\S+ \S+)$/.exec(line)?.[1] ?? []);

/** Of each series its name and its labels' names. */
const labelsIn = (lines: string[]) =>
  new Set(
    lines.flatMap((line) => {
      const [, name, labels] = /^(\w+)(?:\{(.*)\})? \S+$/.exec(line) ?? [];
      if (name === undefined) return [];
      const names = [...(labels ?? '').matchAll(/(\w+)="/g)].map(([, label]) => label!);
      return [`${name} ${names.filter((label) => label !== 'le').join(' ')}`.trim()];
    }),
  );

const deploy = new URL('../../../../deploy/', import.meta.url);
const operations = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
const listed = [...operations.matchAll(/^\| `(shortcake_\w+)` \| (\w+) \| (.*?) ?\| /gm)].map(
  ([, name, type, labels]) => ({
    ...{ name: name!, type: type! },
    labels: [...labels!.matchAll(/`(\w+)`/g)].map(([, label]) => label!),
  }),
);

/** Every expression of the rules for Prometheus and of the dashboard for Grafana. */
function expressions(): string[] {
  const rules = readFileSync(new URL('prometheus/alerts.yaml', deploy), 'utf8');
  const { groups } = parse(rules) as { groups: { rules: { expr: string }[] }[] };
  const dashboard = readFileSync(new URL('grafana/dashboard.json', deploy), 'utf8');
  const { panels } = JSON.parse(dashboard) as { panels: { targets: { expr: string }[] }[] };
  return [
    ...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
}

describe('a product that does all', () => {
  let product: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    product = await start({ VIDEO_ENGINE: 'fal,studio', FAL_KEY: 'key' });
  });
  afterAll(stopAll);

  test('docs/operations.md lists every metric of a running product, with type and labels', async () => {
    const { origin, lines } = product;
    await fetch(`${origin}/healthz`);
    await expect
      .poll(lines)
      .toContain('shortcake_http_requests_total{route="/healthz",method="GET",status="2xx"} 1');
    const told = await lines();
    expect(namesIn(told).sort()).toEqual(listed.map(({ name, type }) => `${name} ${type}`).sort());
    const series = listed.flatMap(({ name, type, labels }) => {
      const names =
        type === 'histogram' ? ['bucket', 'sum', 'count'].map((end) => `${name}_${end}`) : [name];
      return names.map((one) => [one, ...labels].join(' '));
    });
    const unlisted = [...labelsIn(told)].filter((one) => !series.includes(one));
    expect(unlisted).toEqual([]);
  });

  test('rules and dashboard name metrics, labels and values that a running product tells', async () => {
    const { lines } = product;
    const told = await lines();
    const all = expressions();
    expect(all.length).toBeGreaterThan(20);
    const unknown: string[] = [];
    for (const expression of all) {
      const metrics = [...expression.matchAll(/\b(shortcake_\w+)(?:\{([^}]*)\})?/g)];
      expect(metrics.length, expression).toBeGreaterThan(0);
      const labels = new Set(['instance']);
      for (const [, name, matchers = ''] of metrics) {
        const metric = listed.find(({ name: base, type }) =>
          type === 'histogram'
            ? ['bucket', 'sum', 'count'].some((end) => name === `${base}_${end}`)
            : name === base,
        );
        if (!metric) unknown.push(`${name} in ${expression}`);
        for (const label of metric?.labels ?? []) labels.add(label);
        if (name!.endsWith('_bucket')) labels.add('le');
        const series = told.filter((line) => line.startsWith(`${name}{`));
        for (const [, label, value] of matchers.matchAll(/(\w+)=~?"([^"]*)"/g)) {
          if (!metric?.labels.includes(label!)) unknown.push(`${label} of ${name}`);
          // What is counted from 0 on shows which values there are.
          for (const one of value!.split('|')) {
            const isTold = series.some((line) => line.includes(`${label}="${one}"`));
            if (series.length > 0 && !isTold && label !== 'status') {
              unknown.push(`${label}="${one}" of ${name}`);
            }
          }
        }
      }
      for (const [, by] of expression.matchAll(/\b(?:by|on) \(([^)]*)\)/g)) {
        for (const label of by!.split(',').map((one) => one.trim())) {
          if (!labels.has(label)) unknown.push(`${label} in ${expression}`);
        }
      }
    }
    expect(unknown).toEqual([]);
  });

  /** Many times as many as there are routes. */
  const ADDRESSES = 240;

  test('hundreds of addresses and ids that somebody makes up are a few labels', async () => {
    const { origin, lines } = product;
    const { cookie } = await web.person();
    const ask = async (index: number) => {
      const id = `made-up-${index}`;
      const path = [
        `/${id}`,
        `/dashboard/${id}`,
        `/api/${id}`,
        `/api/projects/${id}`,
        `/api/admin/${id}`,
        `/api/admin/engines/${id}`,
        `/admin/${id}`,
        `/media/${id}/video.mp4`,
        `/assets/${id}.js`,
        `/sandbox/stripe/${id}`,
        `/auth/${id}?code=${id}`,
        `/%${id}`,
      ][index % 12]!;
      const method = index % 2 ? 'GET' : 'DELETE';
      const answer = await fetch(`${origin}${path}`, {
        ...{ method, headers: { cookie } },
        redirect: 'manual',
      });
      await answer.arrayBuffer();
    };
    const count = (told: string[]) =>
      told
        .filter((line) => /^shortcake_http_requests_total{/.test(line))
        .reduce((sum, line) => sum + Number(line.split(' ')[1]), 0);
    const before = count(await lines());
    for (let index = 0; index < ADDRESSES; index += 20) {
      await Promise.all(Array.from({ length: 20 }, (_, more) => ask(index + more)));
    }
    await expect.poll(async () => count(await lines()) - before).toBeGreaterThan(ADDRESSES * 0.8);
    const told = await lines();
    expect(told.filter((line) => line.includes('made-up'))).toEqual([]);
    const series = told.filter((line) => /^shortcake_http_requests_total{/.test(line));
    expect(series.length).toBeLessThan(30);
  });

  test('visitors find no metrics, whatever the port for operators', async () => {
    const { origin, metrics } = product;
    const headers = { accept: '*/*' };
    expect(await (await fetch(`${origin}/metrics`, { headers })).text()).not.toContain(
      'shortcake_',
    );
    for (const path of ['/', '/healthz', '/readyz', '/api/config']) {
      expect((await fetch(new URL(path, metrics))).status).toBe(404);
    }
  });
});

describe('a web process', () => {
  let product: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    product = await start({ RUN: 'web' });
  });
  afterAll(stopAll);

  test('what waits, and what is withdrawn, is told by a web process', async () => {
    const { origin, lines } = product;
    const person = await web.person(1);
    const id = await createVideo(person);
    await expect.poll(lines).toContain('shortcake_queue_waiting 1');
    await fetch(`${origin}/api/projects/${id}`, {
      method: 'DELETE',
      headers: { cookie: person.cookie },
    });
    await expect.poll(lines).toContain('shortcake_queue_waiting 0');
    expect(
      (await lines()).filter(
        (line) => /^shortcake_videos_total.*withdrawn/.test(line) && / 1$/.test(line),
      ),
    ).toHaveLength(1);
  });

  test('whether it is ready is asked on connections of its own, not on those of requests', async () => {
    const { origin, lines } = product;
    const ofRequests = async () =>
      (await lines()).find((line) => /^\w+_wait_seconds_count{pool="requests"}/.test(line));
    const before = await ofRequests();
    expect(before).toBeDefined();
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    await expect.poll(lines).toContain('shortcake_database_up 1');
    expect(await ofRequests()).toBe(before);
  });

  test('an open page counts as an event stream', async () => {
    const { origin, lines } = product;
    const { cookie } = await web.person();
    const stream = await fetch(`${origin}/api/events`, { headers: { cookie } });
    await expect.poll(lines).toContain('shortcake_http_event_streams 1');
    await stream.body!.cancel();
    await expect.poll(lines).toContain('shortcake_http_event_streams 0');
  });

  test('a port that is taken refuses to start, and names the variables', async () => {
    const { config } = product;
    const taken = start({ RUN: 'web', METRICS_PORT: String(config.metrics!.port) });
    await expect(taken).rejects.toThrow(/^METRICS_HOST and METRICS_PORT must name an address/);
  });
});

describe('another process', () => {
  afterAll(stopAll);

  test('a worker has the queue, its jobs and its database, and no requests', async () => {
    const { lines } = await start({ RUN: 'worker', VIDEO_ENGINE: 'fal', FAL_KEY: 'key' });
    const names = namesIn(await lines()).map((name) => name.split(' ')[0]);
    expect(names).toEqual(
      expect.arrayContaining(['shortcake_queue_age_seconds', 'shortcake_videos_total']),
    );
    expect(names.filter((name) => name!.includes('http'))).toEqual([]);
  });

  test('without METRICS_PORT nothing listens', async () => {
    const { metrics } = await start({ METRICS_PORT: '' });
    await expect(fetch(metrics)).rejects.toThrow();
  });
});
