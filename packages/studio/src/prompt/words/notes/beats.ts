import type { ActionName } from '../names.ts';

/** What happens in eight seconds, whoever it is: a beginning, a turn and an end. */
export const beats: Record<ActionName, string> = {
  slice:
    'The knife will slice clean through. 0-2s: a proud, calm pose. 2-4s: the blade shows, eyes go wide, a gasp. 4-6s: one smooth slice, fine droplets hang in the air. 6-8s: relief, then helpless joy.',
  sing: 'It begins to sing. 0-2s: a deep breath, eyes closed. 2-4s: the first long note, mouth wide, arms opening. 4-6s: the high note, everything trembles a little. 6-8s: a bow and a bashful look into the lens.',
  talk: 'It begins to talk. 0-2s: it leans in as if it had a secret. 2-4s: quick, lively words with eyebrows that agree. 4-6s: a pause, a glance aside. 6-8s: the punchline, straight to the viewer.',
  dance:
    'It begins to dance. 0-2s: a shy tap of the foot. 2-4s: hips and arms find the beat. 4-6s: the big move, up on its toes. 6-8s: a proud pose, out of breath and beaming.',
  run: 'It begins to run. 0-2s: it crouches, ready. 2-4s: off it goes, dust behind its heels. 4-6s: a stumble that is saved with style. 6-8s: full speed again, ears back, eyes bright.',
  fly: 'It begins to fly. 0-2s: it crouches and gathers courage. 2-4s: up it goes, wobbling. 4-6s: a wide happy curve, the ground far below. 6-8s: it hangs there, weightless and amazed.',
  explode:
    'It will explode. 0-2s: a rumble, cheeks puffed up. 2-4s: trembling, eyes squeezed shut. 4-6s: a burst of color in every direction. 6-8s: the pieces come together again, dizzy and delighted.',
  melt: 'It begins to melt. 0-2s: a first shiny drop on the brow. 2-4s: cheeks and corners sag slowly. 4-6s: only a smooth pool with two surprised eyes. 6-8s: it gathers itself, higher and higher, whole again.',
  grow: 'It begins to grow. 0-2s: very small, all alone. 2-4s: a tremble, a stretch, a second one. 4-6s: taller and taller until it hardly fits the frame. 6-8s: it looks down at us, friendly and a bit embarrassed.',
  pour: 'It begins to pour. 0-2s: a careful tilt. 2-4s: a gleaming ribbon curls down. 4-6s: almost too much, it wobbles at the brim. 6-8s: the last drop hangs, and lets go.',
  jump: 'It begins to jump. 0-2s: a low crouch, eyes up. 2-4s: the first leap, higher than expected. 4-6s: higher still, arms wide at the top. 6-8s: a soft landing with a wobble and a grin.',
  sleep:
    'It begins to sleep. 0-2s: a huge slow blink. 2-4s: the head sinks, lower and lower. 4-6s: deep even breaths, a tiny twitch. 6-8s: one eye opens, sees us, and closes again.',
  eat: 'It begins to eat. 0-2s: it sniffs, eyes wide. 2-4s: the first big bite, cheeks full. 4-6s: bliss, eyes closed. 6-8s: it finds one last crumb and looks very pleased.',
  swim: 'It begins to swim. 0-2s: a gentle start, a flick. 2-4s: a smooth curve toward us. 4-6s: a playful loop with a trail behind. 6-8s: nose to the lens, curious.',
  drive:
    'It begins to drive. 0-2s: the engine hums, headlights blink. 2-4s: off it goes, the world runs past. 4-6s: a bump, all wheels in the air. 6-8s: it lands, shakes itself and goes on.',
  wave: 'It begins to wave hello. 0-2s: it peeks at us, shy. 2-4s: one hand goes up, then both. 4-6s: bigger and bigger, up on its toes. 6-8s: it nearly topples over, and beams.',
  spin: 'It begins to spin. 0-2s: a slow first turn. 2-4s: faster, arms out. 4-6s: a blur with a happy face in it. 6-8s: it stops, dizzy, eyes still going round.',
  cry: 'It begins to cry. 0-2s: the lip trembles. 2-4s: one big tear rolls down. 4-6s: it lets everything out. 6-8s: a hiccup, a wipe of the eyes, and a small brave look.',
  laugh:
    'It begins to laugh. 0-2s: it tries to stay serious. 2-4s: the lips twitch, a snort gets out. 4-6s: it shakes from top to toe. 6-8s: out of breath, happy, and off again.',
  cook: 'It begins to cook. 0-2s: a flick of the wrist, the pan hisses. 2-4s: a pinch of this, far too much of that. 4-6s: a flame leaps up, eyes as big as plates. 6-8s: a taste, a pause, and pure delight.',
};
