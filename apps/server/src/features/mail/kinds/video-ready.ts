import type { Facts } from '../kinds.ts';
import { quoted, type Words } from '../words.ts';

export const videoReady = ({ title }: Facts['video-ready']): Words => ({
  subject: `Your video is ready: ${quoted(title)}`,
  preheader: 'Watch it, download it, or make another one like it.',
  heading: 'Your video is ready',
  paragraphs: [`${quoted(title)} is finished, and waits for you in My Projects.`],
  button: { label: 'Watch it', path: '/dashboard/projects' },
  reason: 'You get this mail because you asked for a video.',
});
