import { z } from 'zod';
import { PageQuery } from './page.ts';

export const transactionTypes = ['subscription', 'credit_purchase', 'video_usage'] as const;
export type TransactionType = (typeof transactionTypes)[number];

/** One line of a person's credit history. */
export const Transaction = z.object({
  id: z.string(),
  type: z.enum(transactionTypes),
  description: z.string(),
  /** Cents for `subscription`; credits for `credit_purchase` (negative when taken back); videos for `video_usage`. */
  amount: z.int(),
  /** What it did to the balance: given above zero, taken back or spent below it. */
  credits: z.int(),
  createdAt: z.iso.datetime(),
  projectId: z.string().nullable(),
});
export type Transaction = z.infer<typeof Transaction>;

/** What GET /api/transactions takes beside the page. */
export const TransactionsQuery = PageQuery.extend({
  /** Leaves the videos out: what was paid, given and taken back. */
  payments: z.literal('true', 'must be true, or left out').optional(),
});
export type TransactionsQuery = z.output<typeof TransactionsQuery>;
