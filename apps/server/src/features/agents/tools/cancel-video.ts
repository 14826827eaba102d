import { cancelProject } from '../../videos/cancel-projects.ts';
import { getProject } from '../../videos/service.ts';
import type { WorkOf } from '../work.ts';
import { inShort } from './video.ts';

export const cancelVideo: WorkOf<'cancel_video'> = {
  async run({ db, views, key, publicUrl }, { id }) {
    await cancelProject(db, views, key.accountId, id);
    return inShort(publicUrl, await getProject(db, views, key.accountId, id));
  },
};
