import * as z from 'zod';
import { boolean, id, integer, text, unset } from '../params.ts';

const billingDetails = z.strictObject({
  address: z.record(z.string(), z.string()).optional(),
  email: z.union([unset, text]).optional(),
  name: z.union([unset, text]).optional(),
  phone: z.union([unset, text]).optional(),
});

/** How a request names the payment method to confirm with. */
export const paymentMethodParams = {
  payment_method: id.optional(),
  payment_method_data: z
    .strictObject({
      allow_redisplay: text.optional(),
      billing_details: billingDetails.optional(),
      card: z.strictObject({
        cvc: z.string().optional(),
        exp_month: integer,
        exp_year: integer,
        number: z.string(),
      }),
      type: z.literal('card'),
    })
    .optional(),
};

/** What browsers send with everything. */
export const browserParams = { client_secret: text.optional(), key: text.optional() };

/** As an intent has it: on when nothing is said. */
export const automaticPaymentMethods = z
  .strictObject({
    allow_redirects: z.enum(['always', 'never']).default('always'),
    enabled: boolean,
  })
  .prefault({ enabled: 'true' });

/** The answer of a person to the one more confirmation. */
export const challengeParams = z.strictObject({
  ...browserParams,
  result: z.enum(['pass', 'fail']),
});
