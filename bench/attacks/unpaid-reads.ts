import { type Attack, signIn } from './attack.ts';

const AT_ONCE = 25;

/** One person asks for the unpaid invoice of a plan that runs, as fast as it goes, beyond their limit. */
export const unpaidReads: Attack = {
  name: '1,500 reads of the unpaid invoice, and on',
  seconds: 10,
  async prepare(target) {
    const attacker = await signIn(target);
    const { body } = await attacker.post<{ clientSecret: string }>('/api/create-subscription', {
      plan: 'starter',
    });
    const setupIntentId = await attacker.confirmCard(body.clientSecret);
    await attacker.post('/api/complete-subscription', { setupIntentId });
    const read = async () => {
      const answer = await attacker.send('/api/unpaid-invoice');
      await answer.arrayBuffer();
      return answer.status;
    };
    const readOn = async () => {
      for (;;) await read();
    };
    return async () => {
      const status = await read();
      if (status !== 200) throw new Error(`the unpaid invoice was answered ${status}`);
      await Promise.all(Array.from({ length: AT_ONCE }, readOn));
    };
  },
};
