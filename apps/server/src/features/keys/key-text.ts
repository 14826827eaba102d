import { createHash, randomInt } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const CHARACTERS = 40;
const KEY = new RegExp(`^sc_[A-Za-z0-9]{${CHARACTERS}}$`);
/** Of the characters, those that are shown ever after; the 36 others have 214 bits of chance. */
const SHOWN = 4;

/** A new key, as its owner gets it once. */
export function randomKey(): string {
  const characters = Array.from({ length: CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `sc_${characters.join('')}`;
}

/** Whether a text can have come from randomKey. */
export const isKeyText = (text: string): boolean => KEY.test(text);

/** What the database knows a key by. Chance of 238 bits needs neither salt nor a slow hash. */
export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** How a key begins, so that its owner knows it again. */
export const startOfKey = (key: string): string => key.slice(0, 'sc_'.length + SHOWN);
