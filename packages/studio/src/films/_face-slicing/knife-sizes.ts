import { PAD } from '../../kit/knife/steel.ts';

/** The play holds a knife at this share of its picture's height. */
export const HOLD = 0.82;

/** How high blades stand above their edge, in shares of the knife's length. */
export const bladeHeights = { cleaver: 0.27, breadKnife: 0.1, paringKnife: 0.115 } as const;

/** How high the picture of a knife with such a blade is, in shares of its length. */
export const heightWith = (blade: number) => (blade + PAD) / HOLD;
