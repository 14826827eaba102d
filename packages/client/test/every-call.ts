// A program of somebody who has the packed client: the tests compile it and run it with the product.
import { Shortcake, ShortcakeError } from 'shortcake';

const shortcake = new Shortcake();
const endpoint = process.argv[2] as string;

const { creditsRemaining } = await shortcake.account.get();
const [template] = await shortcake.templates.list();
if (!template) throw new Error('there is no template');
const templateData = { templateId: template.id };

// @ts-expect-error There is no such field.
const wrong = await shortcake.videos.create({ tempalte: template.id }).catch((error) => error);
if (!(wrong instanceof ShortcakeError)) throw new Error('what does not fit is no ShortcakeError');

const video = await shortcake.videos.create({ templateData });
const { status } = await shortcake.videos.wait(video.id, { onProgress: () => {} });
await shortcake.videos.download(video.id, 'made.mp4');

const items = [{ templateData }, { templateData, title: 'Second' }];
const series = await shortcake.series.create({ title: 'Fruit week', items });
const { counts } = await shortcake.series.wait(series.id);
await shortcake.series.cancel(series.id);
const listedSeries: string[] = [];
for await (const { title } of shortcake.series.list()) listedSeries.push(title);

const listed: string[] = [];
for await (const { id } of shortcake.videos.list({ limit: 1 })) listed.push(id);
await shortcake.videos.delete(video.id);
const gone = await shortcake.videos.get(video.id).catch((error: ShortcakeError) => error.code);

const made = await shortcake.webhooks.create({ url: endpoint, events: ['video.completed'] });
const { events } = await shortcake.webhooks.update(made.id, { events: ['credits.low'] });
const test = await shortcake.webhooks.test(made.id);
await shortcake.webhooks.resend(made.id, test.id);
const deliveries: string[] = [];
for await (const { type } of shortcake.webhooks.deliveries(made.id)) deliveries.push(type);
const { secret } = await shortcake.webhooks.rotateSecret(made.id);
const found = await shortcake.webhooks.get(made.id);
await shortcake.webhooks.delete(made.id);
const endpoints = await shortcake.webhooks.list();

console.log(
  JSON.stringify({
    ...{ creditsRemaining, status, counts, listed: listed.length, listedSeries, gone },
    ...{ wrong: wrong.code, events, deliveries, endpoints: endpoints.length },
    ...{ isRotated: secret !== made.secret, isFormerKept: found.formerSecretUntil !== null },
  }),
);
