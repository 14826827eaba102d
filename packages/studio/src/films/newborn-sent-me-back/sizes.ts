// Sizes in units, for the film and for what paints the pictures.

export const BASSINET = { wide: 2.72, tall: 1.5 } as const;
/** How far the thought's bubble reaches from its middle, and its picture, with room around it. */
export const BUBBLE = { across: 0.86, down: 0.72 } as const;
export const HEAVEN = { wide: BUBBLE.across * 2.2, tall: BUBBLE.down * 2.2 } as const;
