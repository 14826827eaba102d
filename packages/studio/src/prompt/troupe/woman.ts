import { ball } from '../../kit/cast/solid.ts';
import { stripe } from './body/areas.ts';
import { backHair, hair } from './body/hair.ts';
import { marked, painted } from './body/paints.ts';
import { somebody } from './body/person.ts';
import { mirrored } from './body/solids.ts';

const belt = marked('#fff0d8', stripe(0.02, 0.05, 0.03));

export const woman = somebody(['#e84a6a', '#2fa89a', '#f0a02a'], (coat, color) => ({
  extras: [hair('long', color), painted('#ffd04a', 0.9, mirrored(ball(0.7, -0.28, 0.2, 0.07)))],
  behind: [{ name: 'hair', on: 'head', shape: backHair(color), at: [0, 0] }],
  clothes: { top: coat, gown: true, smooth: true, shoes: '#3a2a4a', mark: belt },
  speech: 'grown',
}));
