import type { RunningProduct } from '../apps/server/test/product.ts';
import { Visitor } from '../apps/server/test/visitor.ts';
import { measureBystander } from './bystander.ts';
import type { Figure } from './report.ts';

const READS = 1500;
const AT_ONCE = 25;

/** One person asks 1,500 times, as fast as it goes, for the unpaid invoice of a plan that runs. */
export async function measureUnpaidReads(product: RunningProduct): Promise<Figure[]> {
  const [attacker, bystander] = [new Visitor(product.url), new Visitor(product.url)];
  await attacker.signIn('debtor@example.com');
  await bystander.signIn('reads-bystander@example.com');
  const order = await attacker.post<{ clientSecret: string }>('/api/create-subscription', {
    plan: 'starter',
  });
  const setupIntentId = await attacker.confirmCard(order.body.clientSecret);
  await attacker.post('/api/complete-subscription', { setupIntentId });
  let left = READS;
  let refused = 0;
  const read = async () => {
    while (left-- > 0) {
      const response = await attacker.send('/api/unpaid-invoice');
      await response.arrayBuffer();
      if (response.status === 429) refused += 1;
    }
  };
  const slowed = await measureBystander(`${READS} reads of the unpaid invoice`, bystander, () =>
    Promise.all(Array.from({ length: AT_ONCE }, read)),
  );
  return [
    slowed,
    { name: `${READS} reads of the unpaid invoice: refused`, value: refused, unit: '', least: 1 },
  ];
}
