import { z } from 'zod';

const FORM = 'must be a time in UTC such as 2027-01-01T00:00:00Z';

/** When something is to hold from. What lies outside of these centuries is no time to the database. */
export const Moment = z.iso
  .datetime(FORM)
  .refine((moment) => moment >= '2000' && moment < '2200', FORM);
