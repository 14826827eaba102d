import { Api } from './api/api.ts';
import type { Account, Template } from './api/types.ts';
import { SeriesCalls } from './series/series-calls.ts';
import { type ShortcakeOptions, settingsFrom } from './settings.ts';
import { Videos } from './videos/videos.ts';
import { Webhooks } from './webhooks/webhooks.ts';

/**
 * Shortcake, for programs. Every call throws ShortcakeError when it is refused. An answer that was lost, or
 * says that later will do, is asked for again, four times in all; what was asked for so is made once.
 */
export class Shortcake {
  readonly account: { get(): Promise<Account> };
  readonly templates: { list(): Promise<Template[]> };
  readonly videos: Videos;
  readonly series: SeriesCalls;
  readonly webhooks: Webhooks;

  constructor(options: ShortcakeOptions = {}) {
    const api = new Api(settingsFrom(options, process.env));
    this.account = { get: () => api.call('get', '/api/v1/account', {}) };
    this.templates = { list: () => api.call('get', '/api/v1/templates', {}) };
    this.videos = new Videos(api);
    this.series = new SeriesCalls(api);
    this.webhooks = new Webhooks(api);
  }
}
