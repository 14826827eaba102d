import { z } from 'zod';

/** What an operator is told of. */
export const alertKinds = [
  'key-refused',
  'model-gone',
  'engine-down',
  'budget-80',
  'budget-100',
  'queue-old',
  'ledger-finding',
  'reconcile-finding',
  'dispute',
  'disk',
  'urgent-ticket',
  'mail-stuck',
  'deletion-stuck',
  'certificate-ending',
  'reports-waiting',
] as const;
export type AlertKind = (typeof alertKinds)[number];

/** Something that is so now, until it is over. */
export const Alert = z.object({
  kind: z.enum(alertKinds),
  /** Of what: an engine's id, a ticket's number, a disk. */
  subject: z.string(),
  text: z.string(),
  since: z.iso.datetime(),
});
export type Alert = z.infer<typeof Alert>;
