import type { Template } from '../template.ts';
import { VIDEO_DURATION } from '../video.ts';

export const asmrTemplates: readonly Template[] = [
  {
    id: 'whisper-girl-asmr',
    title: 'Whisper Girl ASMR',
    description:
      'Soft whispers, slow taps and a feather-light brush: eight seconds to let your shoulders drop.',
    category: 'asmr',
    duration: VIDEO_DURATION,
    tags: ['asmr', 'whisper', 'tapping', 'relaxing', 'sleep'],
    defaultPrompt: `Style: Vertical 9:16 intimate, calming studio ASMR, photoreal, slow and unhurried, soft cinematic grain.

Subject: A woman in her late twenties with freckles, loose auburn hair over one shoulder, a chunky oatmeal turtleneck sweater and short natural nails. She has a kind, sleepy smile. In front of her stands a gray binaural microphone with two molded silicone ears.

Setting: A small room at night: string lights, a bookshelf, a rain-speckled window out of focus.

Action: 0-2s: She leans toward the left silicone ear and whispers, "Hi. You made it through the day." 2-4s: She drifts across to the right ear, her eyes following, and breathes, "Now let it go." 4-6s: She lifts a small wooden box between the ears and taps its lid with her fingertips, a soft rolling pattern from little finger to index. 6-8s: She sets it down, strokes a fluffy makeup brush once across the microphone, smiles into the lens and slowly closes her eyes.

Camera: 50mm at f/1.8, symmetrical chest-up framing with the microphone large in the foreground, an almost imperceptible push-in.

Light: Amber lamp at one side, faint blue from the window at the other, gentle shine in her eyes.

Sound: True binaural stereo: whisper in the left channel, then the right, clear mouth-close consonants, hollow wood taps, brush swish, quiet rain. Deep silence otherwise, no music.`,
  },
  {
    id: 'honeycomb-crunch-asmr',
    title: 'Honeycomb Crunch ASMR',
    description:
      'Snap, drizzle, crunch: golden honeycomb toffee at its loudest and stickiest, right by your ear.',
    category: 'asmr',
    duration: VIDEO_DURATION,
    tags: ['asmr', 'honeycomb', 'crunch', 'food', 'satisfying'],
    defaultPrompt: `Style: Vertical 9:16 extreme close-up food ASMR, photoreal, glowing amber on dark brown, crisp against sticky.

Subject: A thick slab of honeycomb toffee, brittle and golden, full of glassy air bubbles of every size, with a smooth caramel skin on top. Clean adult hands, sleeves rolled up. Next to it, a wooden dipper heavy with runny honey.

Setting: Waxed baking paper on a walnut board, crumbs scattered like gold dust.

Action: 0-2s: A thumbnail ticks across the caramel skin, then two hands bend the slab. It resists, and snaps; shards jump and amber splinters rain onto the paper. 2-5s: The dipper turns above the broken edge and a rope of honey folds down, filling bubble after bubble, sinking in with slow little gulps. 5-7s: The dripping piece rises to the lips of the taster, seen only from nose to chin, and one decisive bite shatters it. 7-8s: Crumbs fall, a honey thread stretches, gleams and breaks.

Camera: 90mm macro, tight on the break, following the honey down and the piece up in one fluid tilt.

Light: Low sun-like lamp from behind, so the bubbles light up like little windows; dark falloff around.

Sound: Recorded very near: nail ticks, a loud brittle snap, tinkling shards, thick slow drizzle, a big airy crunch and quiet crackling chews. No words, no music, dry room.`,
  },
];
