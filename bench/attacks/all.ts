import { lockedRow } from './locked-row.ts';
import { manyStreams } from './many-streams.ts';
import { manyWaits } from './many-waits.ts';
import { slowBodies } from './slow-bodies.ts';
import { streamsSentAhead } from './streams-sent-ahead.ts';
import { unpaidReads } from './unpaid-reads.ts';
import { unreadStreams } from './unread-streams.ts';

/** By the names under which their processes know them. */
export const attacks = {
  streamsSentAhead,
  unreadStreams,
  manyStreams,
  manyWaits,
  slowBodies,
  lockedRow,
  unpaidReads,
};

export type AttackName = keyof typeof attacks;
