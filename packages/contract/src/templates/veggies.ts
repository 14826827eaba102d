import type { Template } from '../template.ts';
import { VIDEO_DURATION } from '../video.ts';

export const veggieTemplates: readonly Template[] = [
  {
    id: 'onion-face-slicing',
    title: 'Onion Face Slicing',
    description:
      'The great tragic actor of the pantry gets one slice and leaves the whole kitchen in tears.',
    category: 'veggies',
    duration: VIDEO_DURATION,
    tags: ['onion', 'veggie', 'drama', 'funny', 'kitchen'],
    defaultPrompt: `Style: Vertical 9:16 mock stage drama in a real kitchen, photoreal, theatrical and silly.

Subject: A copper-skinned onion with a papery collar frayed like an old actor's cloak. Sunken soulful eyes, a noble hooked nose, a mouth made for monologues. Behind him sit two small garlic bulbs with round faces, his faithful audience.

Setting: A butcher-block island dressed like a stage, a red tea towel hanging behind as the curtain.

Action: 0-2s: The onion throws back his head and declaims, "To peel... or not to peel!" 2-4s: A carbon-steel knife enters from the wings and sweeps through his dry top; brittle skin flutters down and the cut shows crisp white rings tinged violet. 4-6s: A shimmer of vapor rises. The garlics' lips tremble, fat tears spring from their eyes, and off screen the cook sniffles too. 6-8s: The onion notices, wells up himself, sobs "I'm so moving!", and the sob tips over into a helpless giggle that all three share.

Camera: 55mm, starts on the onion's profile, then racks focus to the weeping garlics behind and back to him for the laugh.

Light: A single warm pendant lamp as a stage spot, dim blue kitchen around it, vapor lit from behind.

Sound: Papery crackle, a squeaky crisp slice, plopping tears, sniffles all around, his plummy voice, a tiny mock violin flourish.`,
  },
  {
    id: 'potato-face-slicing',
    title: 'Potato Face Slicing',
    description:
      'A true couch potato dozes off and wakes up with the waviest crinkle-cut hairdo in town.',
    category: 'veggies',
    duration: VIDEO_DURATION,
    tags: ['potato', 'veggie', 'sleepy', 'funny', 'makeover'],
    defaultPrompt: `Style: Vertical 9:16 cozy deadpan comedy, photoreal miniature set, muted evening colors.

Subject: A lumpy russet potato with dusty brown skin and a smear of dry soil on one cheek. Heavy-lidded eyes sit where potato eyes would be; his wide mouth hangs open in a snore. A crumb-covered doily is his blanket.

Setting: A doll-sized plaid armchair facing the flicker of an unseen television.

Action: 0-2s: The potato snores, a thread of breath lifting a crumb up and down. 2-4s: A zigzag crinkle cutter with a wooden handle lowers into the top of his head, slow and polite as a barber. 4-6s: It presses through with a dense, starchy crunch; a wavy slab slides forward and falls into his lap, leaving a damp cream-colored top in perfect ripples. 6-8s: He snorts awake, blinks at the slab, looks up at his reflection in the dark screen glow and mumbles, "Did I... get a perm?" A slow grin spreads and he shakes with drowsy, hiccupy laughter.

Camera: 60mm, completely static wide-enough medium close-up, like a sitcom; only in the last beat a small, comic zoom onto the ripples.

Light: Flickering bluish TV light from the front, one amber floor lamp behind the armchair.

Sound: Rumbling snore, a thick starchy crunch, a damp flop onto fabric, muffled game-show chatter, his sleepy mumble and giggle.`,
  },
  {
    id: 'broccoli-face-slicing',
    title: 'Broccoli Face Slicing',
    description:
      'Broccoli drops by the barber for a little trim and falls in love with his new look.',
    category: 'veggies',
    duration: VIDEO_DURATION,
    tags: ['broccoli', 'veggie', 'barber', 'haircut', 'funny'],
    defaultPrompt: `Style: Vertical 9:16 vintage barbershop comedy in miniature, photoreal, cream, chrome and green.

Subject: A sturdy head of broccoli with a towering, tightly curled green afro of florets. On the thick pale stalk: lively dark eyes, a cleft chin, a toothy charmer's smile. A white napkin is pinned around his stalk as a barber's cape.

Setting: A tiny chrome barber chair made from a jar lid, a round hand mirror leaning behind.

Action: 0-2s: The broccoli rolls his eyes up toward his great green hair and says, "Just a little off the top, please." 2-4s: A slim utility knife comes in at an angle, comb-like, and nudges between two florets; he squeezes one eye shut. 4-6s: Snap! One fat floret drops, bounces off the cape, and a shower of emerald crumbs sprinkles his nose. 6-8s: The mirror swings into place. He gasps at the gap, turns left, turns right, raises an eyebrow, and giggles, "Oh, I look dangerous."

Camera: 50mm over-the-shoulder toward the mirror at first, sliding sideways on a short rail until both the face and its reflection share the frame.

Light: A ring of small warm vanity bulbs, clean highlights on the chrome, fine crumbs sparkling as they fall.

Sound: A crisp stalk snap, a bouncy patter of floret, dusting crumbs, snipping ambience, swing jazz from a tinny radio, his smooth chuckle.`,
  },
  {
    id: 'pumpkin-face-slicing',
    title: 'Pumpkin Face Slicing',
    description:
      'A shy pumpkin is afraid of the dark until her lid comes off and she lights up the night.',
    category: 'veggies',
    duration: VIDEO_DURATION,
    tags: ['pumpkin', 'veggie', 'autumn', 'cozy', 'glow'],
    defaultPrompt: `Style: Vertical 9:16 autumn fairy tale, photoreal, deep blue dusk against glowing orange.

Subject: A round ribbed pumpkin with a curly green stem and soft, motherly features in her skin: large shy amber eyes, plump cheeks between the ribs, a timid smile. She dislikes the dark.

Setting: A mossy doorstep strewn with maple leaves, a garden sinking into twilight fog.

Action: 0-2s: The pumpkin glances about and whispers, "It's getting a bit dark, isn't it?" 2-4.5s: A sturdy short-bladed kitchen knife circles her stem with a rocking, sawing motion; she bites her lip and hums to keep brave. 4.5-6s: The lid is lifted by its stem, trailing golden strings and a few flat seeds, and at once a warm light blooms inside her, swelling until every rib glows like a lantern. 6-8s: Her eyes shine, the steps and leaves turn gold, fireflies gather; she gasps, "It's me! I'm the light!" and laughs in soft, tumbling giggles.

Camera: 35mm from the path, slow creeping dolly toward her, then a half-turn around her side as the glow washes over the leaves.

Light: Cold blue dusk to begin; from the reveal on, the pumpkin herself is the key light, flickering like a candle.

Sound: Thick rind sawing, a hollow pop, stringy squelch, a warm whoosh as she lights, crickets, her gentle laugh, a few celesta notes.`,
  },
  {
    id: 'cauliflower-face-slicing',
    title: 'Cauliflower Face Slicing',
    description:
      'Order in the court! A very stern cauliflower judge loses a curl of his wig and his composure.',
    category: 'veggies',
    duration: VIDEO_DURATION,
    tags: ['cauliflower', 'veggie', 'judge', 'funny', 'courtroom'],
    defaultPrompt: `Style: Vertical 9:16 pompous courtroom farce, photoreal, dark wood and creamy white.

Subject: A massive cauliflower whose bumpy ivory curds look exactly like a powdered judge's wig, pale green leaves folded below like robe lapels. A severe face beneath: beady gray eyes, half-moon glasses, deep frown lines, quivering jowls.

Setting: A miniature walnut judge's bench with a brass lamp; a jury of brussels sprouts blurred in the foreground.

Action: 0-2s: The cauliflower glowers down and thunders, "Order! I will have order!" 2-3.5s: A sober black-handled knife rises beside him like a bailiff; the sprouts gasp in unison. 3.5-5.5s: It shaves straight down behind the wig's crest. A large curl of curd crumbles loose, rolls down the bench with dry little bumps, and white crumbs drift over everyone like snow. 5.5-8s: Silence. He touches his lip with his tongue, catches a crumb, his jowls begin to tremble, and he explodes into a shrill, undignified titter: "Ca-ca-case dismissed!"

Camera: 28mm from the jury's low viewpoint, so that he looms; steady, then an abrupt crash zoom to his face when he cracks.

Light: A stern overhead window shaft with visible dust, green-shaded lamp glow on the glasses.

Sound: A gavel bang, a crumbly brittle slice, soft pattering bits, a chorus of tiny gasps, echoing hall, his booming voice turned squeaky giggle. No music.`,
  },
  {
    id: 'tomato-face-slicing',
    title: 'Tomato Face Slicing',
    description:
      'The shyest tomato on the windowsill blushes at every compliment, and one slice makes it worse.',
    category: 'veggies',
    duration: VIDEO_DURATION,
    tags: ['tomato', 'veggie', 'shy', 'cute', 'juicy'],
    defaultPrompt: `Style: Vertical 9:16 romantic sunlit kitchen vignette, photoreal and tender, ripe Mediterranean colors.

Subject: A heavy heirloom tomato, more orange-pink than red when calm, pleated at the shoulders, skin tight and satiny. Long-lashed brown eyes that keep looking away, a small bashful mouth, a star-shaped green stem like a hair clip.

Setting: An old stone windowsill with a pot of basil, tiled roofs and a hillside beyond.

Action: 0-2s: From off screen a woman says softly, "You're gorgeous." The tomato's cheeks flush one shade deeper; she murmurs, "Oh, stop." 2-4s: A fine serrated blade rests on her top, barely dimpling the skin, and begins to sing back and forth. 4-6s: A whisper-thin slice peels away and is lifted against the window, translucent as colored glass, its chambers of golden gel and seeds lit by the sun. 6-8s: She looks up at the glowing slice, gasps "That's inside me?", blushes all the way to bright crimson, and ducks behind a basil leaf, giggling breathlessly.

Camera: 90mm, soft handheld breathing, focus pulled from her face up to the backlit slice and gently down again.

Light: Honeyed morning sun through the window as backlight, a white wall for fill, a clean glint on each bead of clear juice.

Sound: Fine saw strokes on taut skin, a moist peel, one drip on stone, distant church bells and swallows, her hushed voice and breathy laugh.`,
  },
];
