/** 32 hexadecimal digits that nobody can guess. Not crypto.randomUUID: plain http away from localhost has none. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
