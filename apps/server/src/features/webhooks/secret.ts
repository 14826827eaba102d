import { randomBytes } from 'node:crypto';

/** Standard Webhooks asks for 24 to 64. */
const BYTES = 32;
const PREFIX = 'whsec_';

export const newSecret = (): Buffer => randomBytes(BYTES);

/** A secret as libraries of Standard Webhooks take it. */
export const secretText = (secret: Buffer): string => `${PREFIX}${secret.toString('base64')}`;
