import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readCompose } from './compose.ts';
import { faultsOfObjects, type KubernetesObject, render, whyNoKubectl } from './kubernetes.ts';
import { unknownVariables } from './variables.ts';

const FOLDER = 'deploy/kubernetes/overlays';
const reason = whyNoKubectl();
if (reason !== undefined) console.log(`Kubernetes manifests are not checked: ${reason}`);

/** The product's pods, by the name of what makes them. */
const podsOf = (objects: readonly KubernetesObject[]) =>
  objects
    .filter(({ kind }) => kind === 'Deployment' || kind === 'CronJob')
    .map(({ kind, metadata, spec }) => {
      const { template } = kind === 'CronJob' ? spec.jobTemplate.spec : spec;
      return { name: metadata.name, labels: template.metadata.labels, pod: template.spec };
    });

type Spoilt = [
  what: string,
  kind: string,
  spoil: (object: KubernetesObject) => void,
  fault: RegExp,
];
const spoilt: Spoilt[] = [
  [
    'a misspelt key deep inside',
    'Deployment',
    ({ spec }) => {
      spec.template.spec.containers[0].livenesProbe = {};
    },
    /livenesProbe/,
  ],
  [
    'a misspelt key of a scale',
    'HorizontalPodAutoscaler',
    ({ spec }) => {
      spec.minReplica = 2;
    },
    /minReplica/,
  ],
  [
    'a wrong type',
    'Deployment',
    ({ spec }) => {
      spec.template.spec.terminationGracePeriodSeconds = 'long';
    },
    /terminationGracePeriodSeconds/,
  ],
  [
    'something missing',
    'Deployment',
    ({ spec }) => {
      delete spec.selector;
    },
    /selector/,
  ],
];

describe.skipIf(reason !== undefined)('rendered manifests', () => {
  const overlays = new Map<string, KubernetesObject[]>();
  const find = (overlay: string, kind: string, name: string) =>
    overlays.get(overlay)!.find((one) => one.kind === kind && one.metadata.name === name)!;
  /** Faults of the objects of an overlay, and of each spoilt one, by what was done to it. */
  const faults = new Map<string, string[]>();
  beforeAll(async () => {
    for (const overlay of ['one', 'fleet']) overlays.set(overlay, render(`${FOLDER}/${overlay}`));
    const sets = new Map(overlays);
    for (const [what, kind, spoil] of spoilt) {
      const object = structuredClone(overlays.get('fleet')!.find((one) => one.kind === kind)!);
      spoil(object);
      sets.set(what, [object]);
    }
    const found = await faultsOfObjects([...sets.values()]);
    for (const [index, of] of [...sets.keys()].entries()) faults.set(of, found[index]!);
  });

  test.each(['one', 'fleet'])('%s has objects as the API knows them', (overlay) => {
    expect(faults.get(overlay)).toEqual([]);
  });

  test.each(spoilt)('an object with %s is refused', (what, _kind, _spoil, fault) => {
    expect(faults.get(what)!.join('\n')).toMatch(fault);
  });

  test.each(['one', 'fleet'])('%s tells the product nothing that it does not know', (overlay) => {
    const objects = overlays.get(overlay)!;
    const told = objects.find(({ kind, data }) => kind === 'ConfigMap' && 'PUBLIC_URL' in data)!;
    const names = podsOf(objects).flatMap(({ pod }) =>
      (pod.containers[0].env ?? []).map(({ name }: { name: string }) => name),
    );
    expect(names).toContain('RUN');
    expect(unknownVariables([...Object.keys(told.data), ...names])).toEqual([]);
    for (const { pod } of podsOf(objects)) {
      expect(pod.containers[0].envFrom.slice(0, 2)).toEqual([
        { configMapRef: { name: told.metadata.name } },
        { secretRef: { name: 'shortcake' } },
      ]);
    }
  });

  test('the workers of a fleet alone may have a database’s address of their own', () => {
    const more = ['one', 'fleet'].flatMap((overlay) =>
      podsOf(overlays.get(overlay)!).flatMap(({ name, pod }) =>
        pod.containers[0].envFrom.slice(2).map((from: object) => ({ overlay, name, ...from })),
      ),
    );
    // Of two that have a variable the later one is asked.
    const secretRef = { name: 'shortcake-worker', optional: true };
    expect(more).toEqual([{ overlay: 'fleet', name: 'shortcake-worker', secretRef }]);
  });

  test.each(['one', 'fleet'])(
    'pods of %s run as nobody in particular, and write to volumes alone',
    (overlay) => {
      for (const { pod } of podsOf(overlays.get(overlay)!)) {
        expect(pod.securityContext).toMatchObject({
          runAsNonRoot: true,
          seccompProfile: { type: 'RuntimeDefault' },
        });
        expect(pod.automountServiceAccountToken).toBe(false);
        for (const { securityContext, resources } of pod.containers) {
          expect(securityContext).toEqual({
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          });
          expect(Object.keys(resources.requests)).toEqual(
            expect.arrayContaining(['cpu', 'memory']),
          );
          expect(resources.limits).toHaveProperty('memory');
        }
      }
    },
  );

  test.each([
    ['one', 'shortcake-web'],
    ['one', 'shortcake-worker'],
    ['fleet', 'shortcake-web'],
    ['fleet', 'shortcake-worker'],
  ])('an update of %s, %s waits for each start and stop', (overlay, name) => {
    const { strategy, progressDeadlineSeconds, template } = find(overlay, 'Deployment', name).spec;
    expect(strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
    // What a stop may take, by docs/operations.md.
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(70);
    // Before that no pod is ready. And a minute or more for its image.
    const { periodSeconds, failureThreshold } = template.spec.containers[0].startupProbe;
    const startSeconds = periodSeconds * failureThreshold;
    expect(startSeconds).toBe(1800);
    expect(progressDeadlineSeconds).toBeGreaterThan(startSeconds + 60);
  });

  test('pods of one that share a volume are on one node, wherever the first of them goes', () => {
    const claim = { claimName: 'shortcake-data' };
    const pods = podsOf(overlays.get('one')!);
    for (const { pod } of pods) {
      expect(pod.volumes).toContainEqual({ name: 'data', persistentVolumeClaim: claim });
      const terms = pod.affinity?.podAffinity.requiredDuringSchedulingIgnoredDuringExecution;
      expect(terms).toEqual([
        {
          topologyKey: 'kubernetes.io/hostname',
          labelSelector: { matchLabels: expect.anything() },
        },
      ]);
      // All others, and itself: a pod that follows none of its own kind waits for one for ever.
      for (const { labels } of pods) {
        expect(labels).toMatchObject(terms[0].labelSelector.matchLabels);
      }
    }
  });

  test('the database of one takes as many connections as that of Compose, which counts the same', () => {
    const [container] = find('one', 'StatefulSet', 'shortcake-database').spec.template.spec
      .containers;
    const { database } = readCompose(readFileSync('compose.yaml', 'utf8')).services;
    expect(container.args).toContain('max_connections=200');
    expect(container.args).toEqual(database!.command);
  });

  /** Runs the nightly script over three old backups, with a program of the shell in the product's place. */
  function backUpNightly(product: string): { status: number | null; left: string[] } {
    const { spec } = find('one', 'CronJob', 'shortcake-backup');
    const [shell, flags, script] = spec.jobTemplate.spec.template.spec.containers[0].args;
    const folder = mkdtempSync(join(tmpdir(), 'backups-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const old = ['2026-01-01T03-00-00Z', '2026-01-02T03-00-00Z', '2026-01-03T03-00-00Z'];
    const partial = '2026-01-02T03-00-00Z.partial-AbC123';
    for (const name of [...old, partial, 'lost+found']) mkdirSync(join(folder, name));
    const twoDaysAgo = Date.now() / 1000 - 2 * 86_400;
    utimesSync(join(folder, partial), twoDaysAgo, twoDaysAgo);
    const whole = `node() { ${product}; }\n${script.replaceAll('/backups', folder)}`;
    const { status } = spawnSync(shell, [flags, whole]);
    return { status, left: readdirSync(folder).sort().reverse().slice(1) };
  }

  // The folder is told last.
  const WRITTEN = 'for last; do :; done; mkdir "$last"';

  test.each([
    ['well', WRITTEN, 0],
    ['with files that are lost', `${WRITTEN}; return 1`, 1],
  ])('of nightly backups that went %s the two newest stay', (_how, product, code) => {
    const { status, left } = backUpNightly(product);
    expect(status).toBe(code);
    const [newest, ...rest] = left;
    expect(newest).toMatch(/^20\d\d-\d\d-\d\dT[\d-]{8}Z$/);
    expect(rest).toEqual(['2026-01-03T03-00-00Z']);
  });

  test('a nightly backup that fails leaves two older ones, and is not made again that night', () => {
    const left = ['2026-01-03T03-00-00Z', '2026-01-02T03-00-00Z'];
    expect(backUpNightly('return 1')).toEqual({ status: 1, left });
    expect(find('one', 'CronJob', 'shortcake-backup').spec.jobTemplate.spec.backoffLimit).toBe(0);
  });

  test('what is scaled has no number of its own, and what selects pods finds them', () => {
    const objects = overlays.get('fleet')!;
    for (const { spec } of objects.filter(({ kind }) => kind === 'HorizontalPodAutoscaler')) {
      const target = find('fleet', spec.scaleTargetRef.kind, spec.scaleTargetRef.name);
      expect(target.spec).not.toHaveProperty('replicas');
    }
    const labels = objects
      .filter(({ kind }) => kind === 'Deployment')
      .map(({ spec }) => spec.template.metadata.labels);
    const found = (selector: Record<string, string>) =>
      labels.filter((of) => Object.entries(selector).every(([key, value]) => of[key] === value))
        .length;
    for (const { kind, spec } of objects) {
      if (kind === 'Service') expect(found(spec.selector)).toBe(1);
      if (kind === 'PodDisruptionBudget') expect(found(spec.selector.matchLabels)).toBe(1);
    }
  });

  test('workers are scaled by a figure that the adapter hands on', () => {
    const { metrics } = find('fleet', 'HorizontalPodAutoscaler', 'shortcake-worker').spec;
    const rules = readFileSync(`${FOLDER}/fleet/prometheus-adapter.yaml`, 'utf8');
    expect(rules).toContain(`as: ${metrics[0].external.metric.name} }`);
  });

  test('the ingress listens to the host of PUBLIC_URL', () => {
    for (const overlay of ['one', 'fleet']) {
      const { rules, tls } = find(overlay, 'Ingress', 'shortcake').spec;
      expect([rules[0].host, tls[0].hosts]).toEqual(['shortcake.example', ['shortcake.example']]);
    }
  });

  test('the same images everywhere, and no secret in any object', () => {
    const text = (overlay: string) => JSON.stringify(overlays.get(overlay));
    const images = [...`${text('one')}${text('fleet')}`.matchAll(/"image":"([^"]+)"/g)];
    const names = [...new Set(images.map(([, name]) => name))].sort();
    expect(names).toEqual(['docker.io/library/postgres:18', 'registry.example/shortcake:1.0.0']);
    expect(readFileSync('compose.yaml', 'utf8')).toContain(`image: ${names[0]}\n`);
    expect(text('one') + text('fleet')).not.toContain('"kind":"Secret"');
  });
});
