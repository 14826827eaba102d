import { getProject } from '../../videos/service.ts';
import { followVideo } from '../follow.ts';
import type { WorkOf } from '../work.ts';
import { withLinks } from './video.ts';

export const getVideo: WorkOf<'get_video'> = {
  async run({ db, views, key, publicUrl }, { id }) {
    return withLinks(publicUrl, await getProject(db, views, key.accountId, id));
  },
  async follow(call, { input, output, tell }) {
    const { wait: seconds } = input;
    if (seconds === 0 || output.step === null) return output;
    return withLinks(
      call.publicUrl,
      await followVideo(call, { tool: 'get_video', id: output.id, seconds, tell }),
    );
  },
};
