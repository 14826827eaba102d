import { isDeepStrictEqual } from 'node:util';
import type { Happening, Happenings } from '../src/happenings.ts';

/** For what hangs alone. */
const GIVE_UP_MS = 120_000;

type Named<Name extends Happening['name']> = Extract<Happening, { name: Name }>;
type Some<Name extends Happening['name']> = Partial<Omit<Named<Name>, 'name'>>;

/** Writes down all that is told from now on. */
export function recordOf(happenings: Happenings) {
  const all: Happening[] = [];
  happenings.listen((happening) => {
    all.push(happening);
  });

  /** All of this name with these facts, in order. */
  const of = <Name extends Happening['name']>(name: Name, facts: Some<Name>): Named<Name>[] =>
    all.filter((told): told is Named<Name> => told.name === name && has(told, facts));

  return {
    all,
    of,
    /** The first of this name with these facts, told before or yet to be told. */
    async when<Name extends Happening['name']>(
      name: Name,
      facts: Some<Name>,
    ): Promise<Named<Name>> {
      const [earlier] = of(name, facts);
      if (earlier) return earlier;
      const { promise, resolve, reject } = Promise.withResolvers<Named<Name>>();
      const stop = happenings.listen((told) => {
        if (told.name === name && has(told, facts)) resolve(told as Named<Name>);
      });
      const waited = `waited in vain for ${name} with ${JSON.stringify(facts)}`;
      const giveUp = setTimeout(() => reject(new Error(waited)), GIVE_UP_MS);
      return promise.finally(() => {
        stop();
        clearTimeout(giveUp);
      });
    },
  };
}

const has = (told: Happening, facts: object): boolean =>
  Object.entries(facts).every(([key, value]) =>
    isDeepStrictEqual(told[key as keyof Happening], value),
  );
