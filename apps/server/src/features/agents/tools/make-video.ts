import { CREDITS_PER_VIDEO } from '@shortcake/contract/credits';
import { NewVideo } from '@shortcake/contract/v1/new-video';
import { createProject } from '../../videos/service.ts';
import { requireConfirmation } from '../errors.ts';
import { followVideo } from '../follow.ts';
import { parseInput } from '../parse-input.ts';
import type { WorkOf } from '../work.ts';
import { inShort } from './video.ts';

/** A video ends by its deadline; who fails it looks every two seconds. */
const LATE_SECONDS = 10;

export const makeVideo: WorkOf<'make_video'> = {
  async run({ db, key, views, askingForVideo, publicUrl }, input) {
    const { confirm_credits, idempotency_key: idempotencyKey, wait: _, ...written } = input;
    const wanted = parseInput(NewVideo, written);
    requireConfirmation(CREDITS_PER_VIDEO, confirm_credits);
    const options = {
      ...askingForVideo,
      ...{ allowance: views.allowance, idempotencyKey, keyId: key.id },
    };
    const { project } = await createProject(db, key.accountId, wanted, options);
    return inShort(publicUrl, project);
  },
  async follow(call, { input, output, tell }) {
    if (!input.wait) return output;
    const seconds = call.askingForVideo.deadlineSeconds + LATE_SECONDS;
    return inShort(
      call.publicUrl,
      await followVideo(call, { tool: 'make_video', id: output.id, seconds, tell }),
    );
  },
};
