import type { ToolName } from '@shortcake/contract/v1/tools';
import type { WorkOf } from '../work.ts';
import { cancelVideo } from './cancel-video.ts';
import { getAccount } from './get-account.ts';
import { getVideo } from './get-video.ts';
import { listTemplates } from './list-templates.ts';
import { listVideos } from './list-videos.ts';
import { makeSeries } from './make-series.ts';
import { makeVideo } from './make-video.ts';

/** What each tool of the contract does. */
export const works: { [Name in ToolName]: WorkOf<Name> } = {
  list_templates: listTemplates,
  get_account: getAccount,
  make_video: makeVideo,
  make_series: makeSeries,
  get_video: getVideo,
  list_videos: listVideos,
  cancel_video: cancelVideo,
};
