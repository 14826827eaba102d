import { z } from 'zod';

/** The price that the page showed, in cents: another one by now is refused (PRICE_CHANGED). */
export const ExpectedCents = z.int();
