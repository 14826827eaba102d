import { setTimeout as sleep } from 'node:timers/promises';
import { Visitor } from '../../apps/server/test/visitor.ts';

// Makes one video as a new person would, on a product with sandboxes: signs in, takes a plan, asks, waits, plays
// a part of it, and deletes it. Ends with 1 when any of it fails.
//   node deploy/prove/video.ts https://localhost

type Project = { status: string; videoUrl: string | null; failureReason: string | null };

const [origin] = process.argv.slice(2);
if (origin === undefined) {
  console.error('Usage: node video.ts ORIGIN');
  process.exit(2);
}
const began = Date.now();
const visitor = new Visitor(origin);
await visitor.signIn(`prove-${began}@example.com`);

const { clientSecret } = (
  await visitor.post<{ clientSecret: string }>('/api/create-subscription', { plan: 'starter' })
).body;
const setupIntentId = await visitor.confirmCard(clientSecret);
const paid = await visitor.post('/api/complete-subscription', { setupIntentId });
if (paid.status !== 200) throw new Error(`no plan: ${JSON.stringify(paid.body)}`);

const id = await visitor.createVideo('A cat slices a melon in a sunny kitchen');
const project = () => visitor.json<Project>(`/api/projects/${id}`);
let { status, videoUrl, failureReason } = await project();
while (status === 'pending' || status === 'processing') {
  await sleep(500);
  ({ status, videoUrl, failureReason } = await project());
}
if (videoUrl === null) throw new Error(`no video: ${status}, ${failureReason}`);

const part = await visitor.send(videoUrl, { headers: { range: 'bytes=4-7' } });
const word = await part.text();
if (part.status !== 206 || word !== 'ftyp') throw new Error(`no mp4: ${part.status} ${word}`);
const deleted = await visitor.send(`/api/projects/${id}`, { method: 'DELETE' });
if (!deleted.ok) throw new Error(`not deleted: ${deleted.status}`);
console.log(`A video was made, played and deleted in ${Math.round((Date.now() - began) / 1000)} s`);
