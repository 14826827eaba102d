import { createLocalJWKSet, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { createSigner } from './keys.ts';

test('one key signs all, also what is asked for at once before there is one', async () => {
  const signer = createSigner();
  const [first, token, second] = await Promise.all([
    signer.publicJwk(),
    signer.signIdToken({ sub: 'pat' }),
    signer.publicJwk(),
  ]);
  expect(second).toEqual(first);
  const { payload } = await jwtVerify(token, createLocalJWKSet({ keys: [first] }));
  expect(payload).toMatchObject({ sub: 'pat' });
  expect(await createSigner().publicJwk()).not.toEqual(first);
});
