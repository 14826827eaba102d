import type { Facts, MailKind } from '../kinds.ts';
import type { Words } from '../words.ts';
import { accountDeleted } from './account-deleted.ts';
import { creditsLow } from './credits-low.ts';
import { receipt } from './receipt.ts';
import { renewalFailed } from './renewal-failed.ts';
import { reportDecided } from './report-decided.ts';
import { seriesReady } from './series-ready.ts';
import { videoFailed } from './video-failed.ts';
import { videoReady } from './video-ready.ts';
import { webhookOff } from './webhook-off.ts';

/** The words of each kind. */
export const WORDS: { readonly [Kind in MailKind]: (facts: Facts[Kind]) => Words } = {
  'video-ready': videoReady,
  'video-failed': videoFailed,
  'series-ready': seriesReady,
  receipt,
  'renewal-failed': renewalFailed,
  'credits-low': creditsLow,
  'account-deleted': accountDeleted,
  'report-decided': reportDecided,
  'webhook-off': webhookOff,
};
