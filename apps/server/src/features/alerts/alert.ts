import type { AlertKind } from '@shortcake/contract/operator/alerts';

/** Something that an operator is to know while it is so: of what, and in words. */
export type Alert = {
  kind: AlertKind;
  /** An engine, a disk, a ticket, ...; together with the kind it is on once at most. */
  subject: string;
  /** A sentence or two: what it is, and what to do. Without prompts, addresses and secrets. */
  text: string;
};

/**
 * A question that is asked every half a minute, by one process for all. Answers all that is so now, of
 * these kinds; `on` has the subjects that are on already, for what is not to flicker at its limit.
 */
export type Condition = {
  kinds: readonly AlertKind[];
  find(on: ReadonlySet<string>): Promise<readonly Alert[]>;
};

/** Whose messages alerts are in the outbox. */
export const TOPIC = 'alert';
