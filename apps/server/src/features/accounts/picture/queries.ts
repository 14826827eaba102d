import type { Kysely } from 'kysely';
import type { DB } from '../../../schema.ts';
import type { Picture } from './picture.ts';

/**
 * Notes where the provider says that a person's picture is; without an address the picture that we
 * have goes. Answers whether there is one to fetch.
 */
export async function notePictureUrl(
  db: Kysely<DB>,
  accountId: string,
  url: string | null,
): Promise<boolean> {
  await db
    .updateTable('accounts')
    .set({ profile_image_url: url })
    .where('id', '=', accountId)
    .execute();
  if (url === null) {
    await db.deleteFrom('profile_pictures').where('account_id', '=', accountId).execute();
    return false;
  }
  const kept = await db
    .selectFrom('profile_pictures')
    .select('source_url')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return kept?.source_url !== url;
}

/**
 * Keeps a picture in place of the former one, inside a transaction; false when the account's address
 * is another by now, since a later sign-in must not be undone by an earlier one's slow fetch.
 */
export async function savePicture(
  db: Kysely<DB>,
  accountId: string,
  url: string,
  { contentType, bytes }: Picture,
): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('profile_image_url', '=', url)
    .forUpdate()
    .executeTakeFirst();
  if (!account) return false;
  const picture = { source_url: url, content_type: contentType, bytes };
  await db
    .insertInto('profile_pictures')
    .values({ account_id: accountId, ...picture })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(picture))
    .execute();
  return true;
}

export function findPicture(db: Kysely<DB>, accountId: string) {
  return db
    .selectFrom('profile_pictures')
    .select(['content_type', 'bytes', 'sha256'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}
