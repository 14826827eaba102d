import type { Verification } from '@shortcake/contract/verify';
import { formatDay } from '../../lib/dates.ts';
import { words } from './words.ts';

type Props = { verification: Verification };

/** What a file says of itself. */
export function Said({ verification }: Props) {
  const facts = factsOf(verification);
  return (
    <section aria-labelledby="said" className="grid gap-4 p-5 sm:p-7">
      <h3 id="said" className="headline text-xl">
        {words.says}
      </h3>
      {facts.length > 0 ? (
        <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-[9rem_1fr]">
          {facts.map(([what, value]) => (
            <div key={what} className="sm:contents">
              <dt className="text-ink-soft">{what}</dt>
              <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{verification.manifest === 'none' ? words.saysNothing : words.cannotBeRead}</p>
      )}
    </section>
  );
}

/** Only where something can be read: what is broken says who signed, or nothing. */
function factsOf(verification: Verification): [what: string, value: string][] {
  const { manifest, createdAt, engine, actions, signer } = verification;
  if (manifest === 'none' || (signer === null && actions.length === 0)) return [];
  const { facts } = words;
  return [
    [facts.signature, manifest === 'valid' ? words.unchanged : words.changed],
    [facts.signer, signerOf(verification)],
    ...(createdAt === null ? [] : [[facts.createdAt, formatDay(createdAt)] as [string, string]]),
    ...(engine === null ? [] : [[facts.engine, engine] as [string, string]]),
    [facts.source, sourceIn(actions)],
    ...(actions.length === 0 ? [] : [[facts.actions, actionsIn(actions)] as [string, string]]),
  ];
}

function signerOf({ signer, trusted }: Verification): string {
  if (signer === null) return words.noSigner;
  return trusted ? words.signedByUs(signer) : words.signedByOthers(signer);
}

type Actions = Verification['actions'];

/** Whether a machine made it, by what the first of its actions says of that. */
function sourceIn(actions: Actions): string {
  const source = actions.find(({ digitalSourceType }) => digitalSourceType)?.digitalSourceType;
  return source ? (words.sources[source] ?? source) : words.saysNoSource;
}

const actionsIn = (actions: Actions): string =>
  actions.map(({ action }) => words.actions[action] ?? action).join(', ');
