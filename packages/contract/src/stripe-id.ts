import { z } from 'zod';

/** The id of one of Stripe's objects: letters, digits and underscores, 255 at most by its documentation. */
export const StripeId = z.string().max(255).regex(/^\w+$/, 'must be an id of Stripe');
