import { accountOfKey } from '../../v1/account/routes.ts';
import type { WorkOf } from '../work.ts';

export const getAccount: WorkOf<'get_account'> = {
  run: ({ db, subscribedAs, key }) => accountOfKey(db, subscribedAs, key),
};
