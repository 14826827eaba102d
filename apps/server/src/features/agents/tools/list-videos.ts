import { isUuid } from '../../../platform/is-uuid.ts';
import { cursorOf, positionOf } from '../../../platform/list-pages.ts';
import { listProjects } from '../../videos/list/list.ts';
import type { WorkOf } from '../work.ts';
import { inShort } from './video.ts';

export const listVideos: WorkOf<'list_videos'> = {
  async run({ db, views, key, publicUrl }, { limit, cursor, ...filter }) {
    const after = cursor === undefined ? undefined : positionOf(cursor, isUuid, 'nextCursor');
    const page = await listProjects(db, views, key.accountId, filter, { limit, after });
    return {
      videos: page.items.map((video) => inShort(publicUrl, video)),
      ...(page.next && { nextCursor: cursorOf(page.next) }),
    };
  },
};
