import { CREDITS_PER_VIDEO } from '@shortcake/contract/credits';
import { VIDEO_RESOLUTION, VIDEO_SECONDS } from '@shortcake/contract/video';
import { formatCents } from '../../lib/money.ts';
import { counted } from '../../lib/plural.ts';

const cost = counted(CREDITS_PER_VIDEO, 'credit');

/** What people ask most. Every answer is a promise that the product keeps. */
export const questionsAt = (creditPriceCents: number) => [
  {
    title: 'What does a video cost?',
    text: `Each ${VIDEO_SECONDS}-second video costs ${cost}. Plans bring new credits every month; single credits are ${formatCents(creditPriceCents)} each, on Billing.`,
  },
  {
    title: 'What happens to my credit if a video fails?',
    text: 'It comes back by itself, right away. My Projects says in plain words why the video could not be made, and lets you try again.',
  },
  {
    title: 'And if I delete a video that is being made?',
    text: 'Its credit comes back too, as a rule. A video model may charge for a video that it has begun, so that this holds a few times a day only. The question before you delete says which it will be.',
  },
  {
    title: 'Do credits expire?',
    text: 'No. Credits from a plan and credits you bought both stay until you use them, also after a plan has ended.',
  },
  {
    title: 'Can I cancel my plan at any time?',
    text: 'Yes, on Billing. The plan then runs to the end of the month you paid for. Your videos and your remaining credits stay yours after that.',
  },
  {
    title: 'How long does a video take?',
    text: 'About 2 to 5 minutes. You can leave meanwhile: My Projects shows how far it is, and keeps it for you when it is done.',
  },
  {
    title: 'Which formats are there?',
    text: `Every video is ${VIDEO_SECONDS} seconds long, in ${VIDEO_RESOLUTION}. Templates make vertical videos (9:16). In Prompt Yourself you can also choose wide (16:9) or square (1:1).`,
  },
  {
    title: 'Is there a watermark?',
    text: 'No. Videos carry no logo and no watermark, whatever plan you are on, and they are the same on every plan.',
  },
  {
    title: 'Do I start from a template or from my own words?',
    text: 'Either. A template brings a prompt that is ready to use: take it as it is, or change what you like. For an idea of your own there is Prompt Yourself.',
  },
  {
    title: 'How do I download a video?',
    text: 'Open My Projects and press Download beside a finished video. You get an MP4 file named after its title.',
  },
];
