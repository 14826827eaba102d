import type { Facts } from '../kinds.ts';
import type { Words } from '../words.ts';

export const webhookOff = ({ host, because }: Facts['webhook-off']): Words => ({
  subject: 'Your webhook was switched off',
  preheader: 'Nothing is sent to it until you switch it on again.',
  heading: 'Your webhook was switched off',
  paragraphs: [
    because === 'gone'
      ? `Your webhook at ${host} answered that it is gone (410). So we have switched it off, and send it nothing more.`
      : `For three days nothing that we sent to your webhook at ${host} arrived. So we have switched it off, and send it nothing more.`,
    'Settings shows what was sent and what was answered. Once it works, switch it on again there, and send again what did not arrive before: deliveries are kept for 30 days. What happens while it is off is not sent.',
  ],
  button: { label: 'Open Settings', path: '/dashboard/settings' },
  reason:
    'You get this mail because you have made a webhook. It comes whatever you have chosen to hear of.',
});
