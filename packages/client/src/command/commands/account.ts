import { noMore, read } from '../read.ts';
import type { Command } from './command.ts';

/** Says what can be spent. */
export const account: Command = async (words, { shortcake }) => {
  noMore(read(words, {}).positionals);
  const told = await shortcake.account.get();
  const { name, scopes, creditsThisMonth, creditsPerMonth, expiresAt } = told.key;
  const cap = creditsPerMonth === null ? '' : ` of ${creditsPerMonth}`;
  const end = expiresAt === null ? '' : `, until ${expiresAt}`;
  return {
    json: told,
    lines: [
      `Credits: ${told.creditsRemaining} (${told.subscriptionCredits} of the plan, ${told.purchasedCredits} bought)`,
      `Plan: ${told.plan}`,
      `Key: ${name} (${scopes.join(', ')}), ${creditsThisMonth}${cap} credits this month${end}`,
    ],
  };
};
