import type { Sale } from '@shortcake/contract/operator/price-effects';
import { planTitles } from '@shortcake/contract/plans';

/** What a sale is called in front of operators. */
export const saleName = (sale: Sale): string => (sale === 'credit' ? 'Credit' : planTitles[sale]);
