/**
 * Frames on their way from the drawing threads to the encoder, in shared memory.
 * Threads claim frame numbers in order; frame n lives in slot n % slots until the reader frees it.
 */
export type RingMemory = { pixels: SharedArrayBuffer; state: SharedArrayBuffer };

const NEXT = 0;
const FREED = 1;
const READY = 2;
/** Enough slots to draw on while the sound is made, before the encoder starts. */
const SLOTS = 12;

export function createRing(frameBytes: number): RingMemory {
  return {
    pixels: new SharedArrayBuffer(frameBytes * SLOTS),
    state: new SharedArrayBuffer(4 * (READY + SLOTS)),
  };
}

/** A drawing thread's side; its methods block the thread. */
export function ringWriter(memory: RingMemory, frameBytes: number) {
  const state = new Int32Array(memory.state);
  return {
    claim: () => Atomics.add(state, NEXT, 1),
    waitForSlot(frame: number): Uint8Array {
      for (;;) {
        const freed = Atomics.load(state, FREED);
        if (frame - freed < SLOTS) break;
        Atomics.wait(state, FREED, freed);
      }
      return new Uint8Array(memory.pixels, (frame % SLOTS) * frameBytes, frameBytes);
    },
    publish(frame: number) {
      const index = READY + (frame % SLOTS);
      Atomics.store(state, index, frame + 1);
      Atomics.notify(state, index);
    },
  };
}

/** The encoder's side: frames strictly in order. */
export function ringReader(memory: RingMemory, frameBytes: number) {
  const state = new Int32Array(memory.state);
  return {
    async read(frame: number): Promise<Uint8Array> {
      const slot = frame % SLOTS;
      for (;;) {
        const published = Atomics.load(state, READY + slot);
        if (published === frame + 1) break;
        await Atomics.waitAsync(state, READY + slot, published).value;
      }
      return new Uint8Array(memory.pixels, slot * frameBytes, frameBytes);
    },
    free() {
      Atomics.add(state, FREED, 1);
      Atomics.notify(state, FREED);
    },
  };
}
