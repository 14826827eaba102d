import type { Api } from '../api/api.ts';
import type { operations } from '../api/document.ts';
import type { Query } from '../api/operations.ts';
import type { NewSeries, Series } from '../api/types.ts';
import { type WaitOptions, waitUntil } from '../wait.ts';

const PAUSE_MS = 3000;

const isOver = ({ counts }: Series) => counts.pending + counts.processing === 0;

export class SeriesCalls {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** Asks for up to 100 videos together, for a credit each: all of them, or none. */
  create(
    series: NewSeries,
    options: { idempotencyKey?: string; signal?: AbortSignal } = {},
  ): Promise<Series> {
    return this.#api.call('post', '/api/v1/series', { body: series, ...options });
  }

  get(id: string, options: { signal?: AbortSignal } = {}): Promise<Series> {
    return this.#api.call('get', '/api/v1/series/{id}', { path: { id }, ...options });
  }

  /** All series, the newest first, page after page. Their videos: `videos.list({ series: id })`. */
  list(query: Query<operations['listSeries']> = {}): AsyncGenerator<Series, void, undefined> {
    return this.#api.items('/api/v1/series', { query });
  }

  /** Cancels what goes on of a series, which stays listed. */
  cancel(id: string): Promise<Series> {
    return this.#api.call('post', '/api/v1/series/{id}/cancel', { path: { id } });
  }

  /** Waits until each of its videos is completed or has failed. */
  wait(id: string, options: WaitOptions<Series> = {}): Promise<Series> {
    return waitUntil(options, {
      look: (signal) => this.get(id, signal && { signal }),
      ...{ isOver, pauseMs: PAUSE_MS, what: `Series ${id}` },
    });
  }
}
