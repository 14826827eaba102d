/** Lengths in samples and feedback of the echoes of each side; primes, so that they never agree. */
const ROOM = {
  left: [
    [1693, 0.76],
    [1949, 0.74],
    [2309, 0.72],
    [2551, 0.7],
  ],
  right: [
    [1721, 0.76],
    [1979, 0.74],
    [2333, 0.72],
    [2593, 0.7],
  ],
} as const;
const WET = 0.2;

function echoes(dry: Float32Array, room: readonly (readonly [number, number])[]): Float32Array {
  const wet = new Float32Array(dry.length);
  for (const [length, feedback] of room) {
    const line = new Float32Array(length);
    let place = 0;
    let dull = 0;
    for (let i = 0; i < dry.length; i++) {
      const heard = line[place]!;
      dull = dull * 0.4 + heard * 0.6;
      line[place] = dry[i]! + dull * feedback;
      wet[i]! += heard * 0.25;
      if (++place === length) place = 0;
    }
  }
  return wet;
}

/** Puts both channels into a small room. */
export function reverberate(left: Float32Array, right: Float32Array) {
  const wetLeft = echoes(left, ROOM.left);
  const wetRight = echoes(right, ROOM.right);
  for (let i = 0; i < left.length; i++) {
    left[i]! += wetLeft[i]! * WET;
    right[i]! += wetRight[i]! * WET;
  }
}
