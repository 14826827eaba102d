import type { CameraName } from '../names.ts';
import type { Words } from './words.ts';

export const camera: Words<CameraName> = {
  push: 'push in, push-in, zoom in, dolly in, close up, closeup, slow push, moves closer, creeps closer, crash zoom, macro, extreme close up, zooms in',
  pull: 'pull back, pull out, zoom out, dolly out, pulls back, wide shot, reveal shot, zooms out, establishing shot',
  still:
    'static, static shot, still camera, locked off, tripod, fixed camera, steady camera, motionless camera, camera stands still, static camera',
  orbit:
    'orbit shot, camera orbits, orbiting camera, circles around, 360, arc shot, camera circles, turntable, rotating camera, arc around',
  handheld:
    'handheld, hand held, shaky, shaky cam, documentary, selfie, selfie stick, gopro, found footage, vlog style, ~vlog, 🤳',
  low: 'low angle, from below, worm eye, worms eye view, ground level, hero shot, looking up, towering',
  above:
    'from above, overhead, top down, birds eye, birds eye view, bird eye view, aerial, drone shot, high angle, flat lay, looking down',
};
