// Makes a video of a template, waits for it, and saves it as video.mp4.
// SHORTCAKE_API_KEY is a key from Settings, SHORTCAKE_URL the address of Shortcake.
import { Shortcake } from 'shortcake';

const shortcake = new Shortcake();

// Ask for it. An answer that is lost is asked for again, and takes no further credit.
const { id } = await shortcake.videos.create({
  templateData: { templateId: 'banana-face-slicing', slots: { says: 'Good morning!' } },
});

// Wait for its end, and save it.
const video = await shortcake.videos.wait(id);
if (video.status === 'failed') throw new Error(video.failureReason ?? 'The video failed.');
await shortcake.videos.download(id, 'video.mp4');
console.log(`video.mp4 is video ${id}`);
