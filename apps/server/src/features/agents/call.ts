import type { KeyScope } from '@shortcake/contract/api-key';
import type { Project } from '@shortcake/contract/project';
import type { Kysely } from 'kysely';
import type { Log } from '../../platform/log.ts';
import type { DB } from '../../schema.ts';
import type { FoundKey } from '../keys/access.ts';
import type { SeriesAsking } from '../series/asking.ts';
import type { SubscribedAs } from '../v1/account/routes.ts';
import type { VideoDependencies } from '../v1/videos.ts';
import type { Wait } from '../v1/wait.ts';

/** What tools and resources work with. */
export type AgentDependencies = Pick<VideoDependencies, 'views'> & {
  db: Kysely<DB>;
  publicUrl: URL;
  storage: VideoDependencies['files']['storage'];
  subscribedAs: SubscribedAs;
  askingForVideo: VideoDependencies['asking'];
  askingForSeries: SeriesAsking;
  wait: Wait;
  /** Lets so much work of one person in at a time. */
  inTurn: <T>(key: string, work: () => T | Promise<T>) => Promise<T>;
  /** Of the product, such as `1.0.0`. */
  version: string;
};

/** One request of an agent: all that there is of it, since nothing is kept from one to the next. */
export type AgentCall = AgentDependencies & {
  key: FoundKey;
  /** Throws KeyRefusedError once the key counts no more, ScopeMissingError once it lacks one of these. */
  requireKey(scopes: readonly KeyScope[]): Promise<unknown>;
  /** Whoever asked has gone. */
  gone: AbortSignal;
  log: Pick<Log, 'error' | 'info'>;
};

/** Tells how far a video is; undefined where nobody wants to know. */
export type TellProgress = ((video: Project) => Promise<void>) | undefined;
