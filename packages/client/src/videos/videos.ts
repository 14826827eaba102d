import type { Api } from '../api/api.ts';
import type { operations } from '../api/document.ts';
import type { Query } from '../api/operations.ts';
import type { NewVideo, Video } from '../api/types.ts';
import { type WaitOptions, waitUntil } from '../wait.ts';
import { downloadVideo } from './download.ts';

const LONG_WAIT_SECONDS = 30;
/** For whoever wants to see how it goes. */
const SHORT_WAIT_SECONDS = 2;
const PAUSE_MS = 1000;

const isOver = ({ status }: Video) => status === 'completed' || status === 'failed';

export class Videos {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** Asks for a video, for one credit. The same `idempotencyKey` and video take nothing again. */
  create(
    video: NewVideo,
    options: { idempotencyKey?: string; signal?: AbortSignal } = {},
  ): Promise<Video> {
    return this.#api.call('post', '/api/v1/videos', { body: video, ...options });
  }

  /** One video as it stands; with `wait`, once it has ended, or after so many seconds, 60 at most. */
  get(id: string, options: { wait?: number; signal?: AbortSignal } = {}): Promise<Video> {
    const { wait, signal } = options;
    const query = wait === undefined ? {} : { wait };
    return this.#api.call('get', '/api/v1/videos/{id}', { path: { id }, query, signal });
  }

  /** All videos, the newest first, page after page. */
  list(query: Query<operations['listVideos']> = {}): AsyncGenerator<Video, void, undefined> {
    return this.#api.items('/api/v1/videos', { query });
  }

  /** Waits for the end of a video, and answers it: `completed` or `failed`. */
  wait(id: string, options: WaitOptions<Video> = {}): Promise<Video> {
    const seconds = options.onProgress ? SHORT_WAIT_SECONDS : LONG_WAIT_SECONDS;
    return waitUntil(options, {
      look: (signal) => this.get(id, { wait: seconds, ...(signal && { signal }) }),
      ...{ isOver, pauseMs: PAUSE_MS, what: `Video ${id}` },
    });
  }

  /** Writes a finished video to a file, which is replaced when it is there; its folder must be. */
  download(id: string, file: string, options: { signal?: AbortSignal } = {}): Promise<void> {
    return downloadVideo(this.#api.settings, id, file, options.signal);
  }

  /**
   * Deletes a video; one under way is cancelled. With `refund: 'required'` only where its credit comes
   * back, else ShortcakeError `NO_REFUND`.
   */
  delete(id: string, query: Query<operations['deleteVideo']> = {}): Promise<undefined> {
    return this.#api.call('delete', '/api/v1/videos/{id}', { path: { id }, query });
  }
}
