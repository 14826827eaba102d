import { decode } from '../cbor/decode.ts';
import { BrokenFileError } from '../source.ts';
import { dateOf, fieldsOf, listOf, textOf } from './cbor-fields.ts';
import type { Claim } from './claim.ts';

/** One thing that was done, as a manifest tells it. */
export type Action = {
  /** By C2PA's names, such as `c2pa.created`. */
  action: string;
  description: string | null;
  /** The last part of IPTC's address, such as `trainedAlgorithmicMedia`. */
  sourceType: string | null;
  /** The program that did it. */
  program: string | null;
  at: Date | null;
};

/** The assertions whose label is this, or this with a version or a number behind it, as CBOR. */
export function assertionsOf(claim: Claim, label: string): Map<unknown, unknown>[] {
  const own = claim.assertions.filter(
    (one) =>
      one.label === label ||
      (/^(?:\.v\d+)?(?:__\d+)?$/.test(one.label.slice(label.length)) &&
        one.label.startsWith(label)),
  );
  return own.flatMap(({ content }) => {
    const [first] = content;
    if (first?.type !== 'cbor') return [];
    try {
      return [fieldsOf(decode(first.data))];
    } catch (error) {
      if (error instanceof BrokenFileError) return [];
      throw error;
    }
  });
}

export const actionsOf = (claim: Claim): Action[] =>
  assertionsOf(claim, 'c2pa.actions').flatMap((fields) =>
    listOf(fields.get('actions')).map((value) => actionOf(fieldsOf(value))),
  );

const actionOf = (fields: Map<unknown, unknown>): Action => ({
  action: textOf(fields.get('action')) ?? 'unknown',
  description: textOf(fields.get('description')) ?? null,
  sourceType: textOf(fields.get('digitalSourceType'))?.split('/').at(-1) ?? null,
  program: programOf(fields.get('softwareAgent')) ?? null,
  at: dateOf(fields.get('when')) ?? null,
});

/** A program by its name, and its version where it tells one. */
export function programOf(value: unknown): string | undefined {
  const plain = textOf(value);
  if (plain !== undefined) return plain;
  const name = textOf(fieldsOf(value).get('name'));
  const version = textOf(fieldsOf(value).get('version'));
  return name === undefined || version === undefined ? name : `${name} ${version}`;
}

/** Who made a manifest, as it says. */
export function generatorOf({ fields }: Claim): string | null {
  const info = fields.get('claim_generator_info');
  const program = programOf(Array.isArray(info) ? info[0] : info);
  return program ?? textOf(fields.get('claim_generator')) ?? null;
}
