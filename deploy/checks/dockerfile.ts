import { existsSync, globSync } from 'node:fs';
import { DockerfileParser } from 'dockerfile-ast';

/** What of a Dockerfile breaks our rules, a line each; none for a good one. `nodeMajor` as in `.nvmrc`. */
export function faultsOfDockerfile(text: string, nodeMajor: string): string[] {
  // Not its arguments, which leave out flags such as --from.
  const instructions = DockerfileParser.parse(text)
    .getInstructions()
    .map((one) => ({
      keyword: one.getKeyword(),
      rest: one.getTextContent().slice(one.getKeyword().length).trim(),
    }));
  const all = (keyword: string) =>
    instructions.filter((one) => one.keyword === keyword).map(({ rest }) => rest);
  const faults: string[] = [];
  const must = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };

  const bases = new Map(all('ARG').map((one) => one.split('=', 2) as [string, string]));
  must(
    new RegExp(`^docker\\.io/library/node:${nodeMajor}-bookworm-slim$`).test(
      bases.get('NODE_IMAGE') ?? '',
    ),
    `NODE_IMAGE must be Node ${nodeMajor} on Debian 12`,
  );
  must(
    bases.get('BASE_IMAGE') === 'docker.io/library/debian:bookworm-slim',
    'BASE_IMAGE must be Debian 12',
  );
  const stages = all('FROM').map((one) => / AS (\S+)$/.exec(one)?.[1]);
  for (const from of all('FROM')) {
    const image = from.replace(/^--platform=\S+ /, '').split(' ')[0]!;
    const isOurs = /^(\$\{(NODE|BASE)_IMAGE\}|scratch)$/.test(image) || stages.includes(image);
    must(isOurs, `FROM ${image} is no base of ours`);
  }

  must(all('ADD').length === 0, 'ADD fetches and unpacks: COPY what is here');
  for (const run of all('RUN')) {
    must(!/\b(curl|wget)\b/.test(run), 'RUN fetches from an address');
  }
  for (const line of [...all('ARG'), ...all('ENV'), ...all('LABEL')]) {
    must(!/SECRET|PASSWORD|TOKEN|_KEY\b/.test(line), `a secret has no place in an image: ${line}`);
  }

  must(
    /^[1-9]\d*:[1-9]\d*$/.test(all('USER').at(-1) ?? ''),
    'USER must be an ordinary one, by number',
  );
  must(all('VOLUME').join() === '/data', 'VOLUME must be /data');
  must(all('HEALTHCHECK').length === 1, 'one HEALTHCHECK');
  for (const keyword of ['CMD', 'ENTRYPOINT']) {
    // Through a shell a signal would reach the shell, not the product.
    must(
      all(keyword).every((one) => one.startsWith('[')),
      `${keyword} must be a list, without a shell`,
    );
    must(all(keyword).length === 1, `one ${keyword}`);
  }

  must(/--ignore-scripts/.test(text), 'the stage that builds the pages runs no install scripts');
  for (const path of ['apps/web/dist', 'apps/web/dist-console', 'apps/server/dist']) {
    must(text.includes(`COPY --from=web /app/${path} ${path}\n`), `${path} is not in it`);
  }
  const byStage = text.split(/^FROM /m);
  const manifests = byStage.find((stage) => /^scratch AS manifests\n/.test(stage)) ?? '';
  for (const path of globSync('{apps,packages}/*/package.json')) {
    const folder = path.slice(0, -'package.json'.length);
    must(manifests.includes(`COPY ${path} /${folder}\n`), `npm ci knows nothing of ${path}`);
  }
  const installing = byStage.filter((stage) => /npm ci/.test(stage));
  must(installing.length > 0, 'packages are installed by npm ci');
  for (const stage of installing) {
    const before = stage.slice(0, stage.indexOf('npm ci'));
    must(before.includes('COPY --from=manifests / ./\n'), 'npm ci has no manifests');
  }
  for (const copy of all('COPY').filter((one) => !one.startsWith('--from'))) {
    const sources = copy.split(' ').slice(0, -1);
    for (const path of sources) must(existsSync(path), `COPY ${path}: there is none`);
  }
  return faults;
}

/** What the server reads at its start, which a rule for documents would leave out. */
const READ_AT_START = '!apps/server/src/features/legal/built-in/*.md';

/** What a .dockerignore lets into an image that has no business there, or keeps from it. */
export function faultsOfDockerignore(text: string): string[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const faults = lines[0] === '*' ? [] : ['it must begin with *: what is not named stays out'];
  for (const path of [
    '**/node_modules',
    '**/dist',
    '**/.env*',
    '**/*.test.ts',
    '**/*.suite.ts',
    'apps/server/test',
  ]) {
    if (!lines.includes(path)) faults.push(`${path} gets in`);
  }
  if (lines.indexOf(READ_AT_START) < lines.indexOf('**/*.md')) {
    faults.push('the texts of the legal pages stay out');
  }
  for (const path of lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1))) {
    if (/^(\.|data|docs|scripts|node_modules)/.test(path)) faults.push(`${path} gets in`);
    if (globSync(path).length === 0) faults.push(`${path} is not there`);
  }
  return faults;
}
