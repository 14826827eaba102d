import { type Camera, shake } from '../../kit/camera/camera.ts';
import { easeInOut, easeOut, mix, smooth, spring, TURN } from '../../kit/math/easing.ts';
import { FALL } from './cap.ts';
import type { SliceKit, SliceMotion } from './slicing.ts';

/** How the hero hops, holds its breath, is hit, wriggles with glee and catches its cap. */
export function heroMotion({ at, cutAt }: SliceKit, t: number): SliceMotion {
  const waiting = smooth(at.gasp - 0.1, at.gasp - 0.6, t) * smooth(0, 0.3, t);
  const idle = Math.abs(Math.sin(t * 3.4)) * waiting;
  const breathing = Math.sin((t / 8) * TURN * 4);
  const gladness =
    smooth(at.joy, at.joy + 0.3, t) * smooth(at.land - FALL, at.land - FALL - 0.3, t);
  const glee = Math.abs(Math.sin((t - at.joy) * 6.4)) * gladness;
  const fright = smooth(at.gasp, at.gasp + 0.12, t) * smooth(at.cut + 0.2, at.cut, t);
  const hit = spring(t - cutAt, 2.6, 3.6);
  const ready = smooth(at.land - 0.35, at.land - 0.05, t) * smooth(at.land + 0.02, at.land, t);
  // The landing still swings when the film begins again.
  const landing = spring(t - at.land, 2.2, 4) + spring(t + 8 - at.land, 2.2, 4);
  return {
    x: fright * Math.sin(t * 80) * 0.006,
    lift: 0.055 * idle + 0.1 * glee,
    squash:
      0.012 * breathing +
      0.03 * idle +
      0.05 * (glee - 0.4 * gladness) +
      0.045 * fright +
      0.05 * ready -
      0.12 * hit -
      0.12 * landing,
    tilt:
      0.035 * Math.sin(t * 3.4) * waiting +
      0.07 * Math.sin((t - at.joy) * 6.4) * gladness -
      0.05 * spring(t - cutAt, 1.4, 3),
  };
}

/** The camera creeps closer, is thrown aside by the cut, stays close for the splash and lets go. */
export function heroCamera({ stage, at, cutAt, side }: SliceKit, t: number): Camera {
  const punch = 0.05 * easeOut((t - cutAt) / 0.12) * smooth(cutAt + 1.3, cutAt + 0.35, t);
  const zoom =
    mix(1, 1.06, easeInOut(t / at.cut)) +
    punch -
    0.04 * smooth(cutAt + 0.5, cutAt + 1.3, t) +
    0.035 * smooth(at.joy, at.laugh, t) -
    0.055 * smooth(at.land - FALL, 8, t);
  const jolt = shake(t - cutAt, stage.scale * 0.05);
  const thrown = smooth(0, 0.09, t - cutAt) * spring(t - cutAt, 1.5, 4.2);
  const whip = -side * stage.scale * 0.09 * thrown;
  return { zoom, x: jolt.x + whip + Math.sin((t / 8) * TURN) * 4, y: jolt.y };
}
