import { createHash } from 'node:crypto';

/** The first line of the generated types: which document they are of. */
export function typesHead(document: string): string {
  const hash = createHash('sha256').update(document).digest('hex');
  return `// Written by scripts/client-types.ts of the openapi.json with the hash sha256:${hash}.`;
}
