import type { Template } from '../template.ts';
import { VIDEO_DURATION } from '../video.ts';

export const petTemplates: readonly Template[] = [
  {
    id: 'cat-opera',
    title: 'Cat Opera',
    description:
      'A plump ginger tenor pours his whole heart into a tragic aria about an empty dinner bowl.',
    category: 'pets',
    duration: VIDEO_DURATION,
    tags: ['cat', 'opera', 'singing', 'pets', 'funny'],
    defaultPrompt: `Style: Vertical 9:16 grand opera filmed for cinema, photoreal, crimson and gold, absurdly sincere.

Subject: A very round ginger tabby tenor standing on his hind legs, in a black velvet doublet with a stiff white ruff, whiskers quivering, chest puffed out. Before him on a marble plinth lies his great tragedy: an empty silver food bowl.

Setting: The stage of a gilded opera house, painted moonlit columns behind, the front rows filled with elegant cats in pearls and bow ties.

Action: 0-2s: In a hush the tenor kneels, lifts the bowl toward the moon and sings, low and trembling, "Meee-ow..." 2-4.5s: He rises, one paw on his heart, the melody climbing; a gray lady cat in the front row dabs her eyes with lace. 4.5-6.5s: He throws his head back and holds a colossal high note; his ruff vibrates and the crystal chandelier tinkles. 6.5-8s: A single piece of kibble drops from above into the bowl: clink. He stops at once, looks inside, and crunches it while the hall erupts.

Camera: 40mm, begins wide from the orchestra pit, one majestic crane move up and in to a close-up on the high note, held for the clink.

Light: A hard white follow spot with dust in the beam, warm footlights from below, deep red darkness in the boxes.

Sound: A full romantic orchestra, original melody; a rich tenor voice made entirely of meows, chandelier shimmer, clink, crunch, thunderous applause.`,
  },
  {
    id: 'pet-podcast',
    title: 'Pet Podcast',
    description:
      'A golden dog and a merciless cat finally discuss, on the record, who ate the living-room couch.',
    category: 'pets',
    duration: VIDEO_DURATION,
    tags: ['dog', 'cat', 'podcast', 'pets', 'talking', 'funny'],
    defaultPrompt: `Style: Vertical 9:16 realistic podcast clip, natural animal anatomy with convincing mouth movement, dry humor.

Subject: On the left, a fluffy golden retriever with a bit of couch stuffing on his nose and oversized headphones, eager and guilty. On the right, a sleek gray cat with yellow eyes and smaller headphones, as composed as a veteran journalist. Each sits upright behind a large studio microphone.

Setting: A snug home studio: walnut table, acoustic foam, a bookshelf with a ball of yarn and a chewed shoe, a plain glowing lamp.

Action: 0-2s: The dog pants happily into the microphone: "Big question today. Who ate the couch?" 2-4s: The cat turns her head, very slowly, and looks at him. A pause. "You did, Kevin." 4-5.5s: The dog's ears droop; a tuft of stuffing floats off his nose. "Allegedly." 5.5-8s: Without breaking eye contact, the cat pushes a mug of water toward the table's edge with one paw. The dog gasps, "Not on air!" Her tail flicks; the mug stops at the brink.

Camera: 35mm two-shot from across the table, level with the microphones, locked on a tripod; a subtle creep toward the cat's paw in the last beat.

Light: Warm key from a softbox, teal glow on the foam wall, little catchlights in all four eyes.

Sound: Dry, close studio voices, his bright and breathless, hers low and bored; panting, mug scraping wood, room tone. No laugh track or music.`,
  },
];
