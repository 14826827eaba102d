import type { Config } from '../../apps/server/src/config/config.ts';
import { makePerson } from './make-person.ts';
import type { SeedPerson } from './people.ts';
import { openProduct } from './product.ts';

/**
 * Brings people to their states in the product of a configuration, whether it runs or not; what is so
 * already is left alone. Tells of each, in their order, whether there was anything to do.
 */
export async function makePeople(
  people: readonly SeedPerson[],
  config: Config,
  tell: (email: string, isNew: boolean) => void,
): Promise<void> {
  const fates = new Map(
    people.flatMap(({ videos = [], series }) =>
      [...videos, ...(series?.videos ?? [])].map(
        ({ fate, project }) => [project.prompt, fate] as const,
      ),
    ),
  );
  const product = await openProduct(config, (prompt) => fates.get(prompt) ?? 'completed');
  try {
    // All at once: most of it is waiting. The addresses come in their order.
    const made = people.map((person) => makePerson(product, person));
    await Promise.allSettled(made);
    for (const [index, { email }] of people.entries()) tell(email, (await made[index]) === true);
    await product.settle();
  } finally {
    await product.stop();
  }
}
