import { between, type Expression } from '../../kit/face/expression.ts';
import { clamp, smooth, spring } from '../../kit/math/easing.ts';

/** Moments in seconds, rising, and what holds there. */
export type Keys<Value> = readonly (readonly [at: number, value: Value])[];

/** A value that eases from key to key: moments and values by turns. */
export function along(keys: readonly number[], seconds: number): number {
  let [from, value] = keys as readonly [number, number];
  for (let i = 2; i < keys.length; i += 2) {
    const at = keys[i]!;
    const next = keys[i + 1]!;
    if (at > seconds) return value + (next - value) * smooth(from, at, seconds);
    from = at;
    value = next;
  }
  return value;
}

/** The face of the latest key, reached within `fade` seconds. The last key should be like the first. */
export function moodAt(keys: Keys<Expression>, seconds: number, fade = 0.2): Expression {
  let latest = 0;
  while (latest + 1 < keys.length && keys[latest + 1]![0] <= seconds) latest += 1;
  const [at, face] = keys[latest]!;
  if (latest === 0) return face;
  const share = clamp((seconds - at) / fade);
  return between(keys[latest - 1]![1], face, share * share * (3 - 2 * share));
}

/** A spring that something struck `seconds` ago; it takes a moment to give way, so nothing jumps. */
export function recoil(seconds: number, frequency: number, damping: number): number {
  return spring(seconds, frequency, damping) * smooth(0, 0.07, seconds);
}
