import type { Template } from '../template.ts';
import { VIDEO_DURATION } from '../video.ts';

export const babyTemplates: readonly Template[] = [
  {
    id: 'asian-baby-girl',
    title: 'Asian Baby Girl',
    description:
      'A tiny girl in a frog raincoat meets her very first puddle, and it is love at first splash.',
    category: 'baby',
    duration: VIDEO_DURATION,
    tags: ['baby', 'cute', 'rain', 'wholesome', 'family'],
    defaultPrompt: `Style: Vertical 9:16 heartwarming family film, natural and photoreal, fresh spring colors.

Subject: An East Asian baby girl of about eighteen months with round rosy cheeks, bright dark eyes and wisps of black hair under her hood. She wears a frog-green raincoat with two frog eyes on the hood, long trousers and yellow rubber boots slightly too big for her. Her mother stands right behind, seen only as a blue skirt and a steadying hand.

Setting: A quiet lane of tiled-roof houses after a shower, pink cherry petals floating on a shallow puddle.

Action: 0-2s: She toddles up, stops at the edge, and leans over; a second little frog looks back from the water. 2-4s: She waves at it and babbles, "Hi-hi!", and is amazed when it waves too. 4-6s: She lifts one big boot very seriously and stamps. A neat splash crowns around it and petals fly. 6-8s: She freezes, mouth in an O, looks straight at the camera, then shrieks with laughter and bounces on the spot.

Camera: 50mm at toddler height, gentle gimbal walk backward as she comes, then still for the splash.

Light: Bright overcast turning to sun, soft on her face, with glints on wet paving.

Sound: Squeaky boot steps, drips from the eaves, one big splash, her babble and bubbling laughter, mother's soft chuckle. Light marimba at the end.`,
  },
  {
    id: 'pinky-baby-girl',
    title: 'Pinky Baby Girl',
    description:
      'The tiny boss of everything pink inspects her tea set and will not accept any other color.',
    category: 'baby',
    duration: VIDEO_DURATION,
    tags: ['baby', 'pink', 'cute', 'fashion', 'funny'],
    defaultPrompt: `Style: Vertical 9:16 pastel editorial comedy, photoreal, everything in shades of bubblegum, blush and rose.

Subject: A sturdy baby girl of one and a half with strawberry-blond curls in two pink bobbles, a fluffy pink cardigan, a long tulle skirt over thick pink tights and tiny sparkly shoes. Her expression is that of a very demanding boutique owner.

Setting: A nursery tea party: pink rug, low round table, toy tea set, a row of solemn plush rabbits as guests.

Action: 0-2s: Enthroned on a cushion, she surveys the table and gives a single approving nod. 2-4s: A grown-up's hand offers her a sky-blue toy cup. She stares at it, then at the camera, and slowly shakes her head: "No." 4-6s: The hand withdraws and returns with a pink cup. Her eyebrows shoot up, her mouth falls open. 6-8s: She grabs it with both hands, hugs it to her cheek, sighs "Piiink!" and kicks her sparkly feet with joy while a plush rabbit topples over.

Camera: 35mm, perfectly centered storybook framing at table height; a slow push toward her face, with a quick comic hold on the head shake.

Light: Shadowless, creamy window light with a slight bloom, tiny sparkles from shoes and sequins.

Sound: Clink of plastic cups, rustling tulle, her firm little "No", a delighted squeal, a dainty music-box waltz in the background.`,
  },
  {
    id: 'baby-boy-halo',
    title: 'Baby Boy with a Halo',
    description:
      'An angelic baby eyes the last cookie, and his flickering halo gives the whole plan away.',
    category: 'baby',
    duration: VIDEO_DURATION,
    tags: ['baby', 'angel', 'halo', 'cookie', 'funny'],
    defaultPrompt: `Style: Vertical 9:16 gentle fantasy comedy, photoreal with one seamless magical effect, creamy golden palette.

Subject: A baby boy of about fourteen months with light-brown skin, tight dark curls and enormous innocent eyes. He wears a long-sleeved, cloud-white knitted romper with two small felt wings on the back. A thin ring of warm golden light hovers above his head, tilting whenever he tilts.

Setting: A homely kitchen; he sits in a wooden high chair, strapped in, a plate with one oatmeal cookie at the tray's far edge.

Action: 0-2s: Hands folded, he gazes up like a painted cherub; the halo glows steadily. 2-4s: His eyes slide to the cookie. The halo buzzes and dims. One chubby hand walks across the tray on two fingers. 4-6s: He grips the cookie; the halo sputters, slips sideways onto one ear and goes out with a puff. 6-8s: He notices, considers, and offers the cookie to the camera, saying "Share?" The halo pops back on, brighter than before, and he beams with four teeth.

Camera: 50mm, straight on at tray height, static like a portrait; only a small tilt down to the creeping fingers and up again.

Light: Morning kitchen light; the halo casts real, changing gold on his curls and cheeks.

Sound: A soft choir note that wobbles with the halo, a bulb-like fizz, crumbly cookie, one bright ding, baby giggle.`,
  },
  {
    id: 'newborn-sent-me-back',
    title: 'Newborn: Send Me Back!',
    description:
      'One hour old, already in a suit, and ready to speak to whoever is in charge of this planet.',
    category: 'baby',
    duration: VIDEO_DURATION,
    tags: ['baby', 'newborn', 'talking', 'funny', 'complaint'],
    defaultPrompt: `Style: Vertical 9:16 deadpan interview comedy, photoreal, believable lip sync and tiny facial gestures.

Subject: A healthy newborn with a squashy pink face, one wisp of hair combed to the side, and the look of a disappointed business traveler. He wears a tiny charcoal suit, white shirt and loosened burgundy tie, and a hospital bracelet like a wristwatch. He reclines safely on a pillow in a clear bassinet, a folded blanket over his legs.

Setting: A calm, pastel maternity room; a paper cup and a balloon blurred behind.

Action: 0-2s: He opens one eye, squints at the ceiling lights and sighs. To the camera, in a dry, grown-up little voice: "Excuse me. Who's in charge?" 2-5s: He lifts one hand from a too-long sleeve and counts on miniature fingers: "It's cold, it's bright, and there's no menu." 5-6.5s: He tugs the tie: "I'd like to be sent back." 6.5-8s: A grown-up fingertip gently boops his nose. He tries to stay furious, lips twitching, then breaks into a gummy smile: "...Fine. One day."

Camera: 85mm at bassinet height, documentary style, a barely moving handheld; a tiny push-in on the final smile.

Light: Soft window daylight on one side, clean and warm, no harsh shadows on the skin.

Sound: His dry voice close to the microphone, fabric rustle, a quiet hospital hum, a distant rolling cart, one soft boop. No music, no subtitles.`,
  },
  {
    id: 'baby-construction-site',
    title: 'Baby Construction Site',
    description:
      'The new foreman is three feet tall, knows exactly what is wrong, and schedules a nap for all.',
    category: 'baby',
    duration: VIDEO_DURATION,
    tags: ['baby', 'toddler', 'construction', 'boss', 'funny'],
    defaultPrompt: `Style: Vertical 9:16 workplace mockumentary, photoreal, dusty yellow and sky blue, played completely straight.

Subject: A stocky toddler foreman, about two, with chubby cheeks and a milk mustache, in a scaled-down yellow hard hat, orange reflective vest over a checked flannel shirt, little jeans and work boots. A rolled-up crayon blueprint is under his arm. Three big, bearded adult builders listen to him with hats in hand.

Setting: A clean, level sandlot at break time, all machines parked far behind; in front, a knee-high wall of large foam blocks.

Action: 0-2s: The foreman waddles along the wall, hands behind his back, and stops at one crooked block. 2-4s: He pokes it, tuts, turns to the men and declares, "Wonky. Very wonky." The builders lower their eyes in shame. 4-6s: He nudges the block straight with his belly, steps back and squints, thumb raised like an architect. 6-8s: "Good. Now nap!" he announces. All three giants instantly cheer and pull out teddy bears, and he cracks up laughing, hat slipping over his eyes.

Camera: 28mm from knee level, so the boy towers in frame; shoulder-mounted follow, with one quick documentary zoom to the guilty builders.

Light: Clear mid-morning sun, gentle dust haze, bright reflective strips.

Sound: Small boots on sand, squeaky foam, a far-off reversing beep, his lisping orders, hearty adult cheers. No music.`,
  },
];
