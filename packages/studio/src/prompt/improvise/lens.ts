import { VIDEO_SECONDS } from '@shortcake/contract/video';
import type { Size } from '../../engine/stage.ts';
import { type Camera, shake } from '../../kit/camera/camera.ts';
import { mix, smooth } from '../../kit/math/easing.ts';
import { sway } from '../acts/act.ts';
import type { Frame } from '../places/paint/brush.ts';
import type { ActionName, CameraName } from '../words/names.ts';

/** Shares of the picture's height where the horizon and the feet are, by shape of the picture. */
const levels = {
  tall: { horizon: 0.57, feet: 0.785, unit: 232 },
  wide: { horizon: 0.6, feet: 0.87, unit: 172 },
  square: { horizon: 0.6, feet: 0.86, unit: 172 },
} as const;

/** How the camera and the action choose to look at a place. */
export function viewOf({ width, height }: Size, camera: CameraName, action: ActionName): Frame {
  const { horizon, feet, unit } =
    levels[height > width ? 'tall' : height < width ? 'wide' : 'square'];
  const tip = camera === 'low' ? 0.1 : camera === 'above' ? -0.12 : 0;
  const flying = action === 'fly';
  return {
    width,
    height,
    horizon: Math.round(height * (flying ? 0.94 : horizon + tip)),
    ground: Math.round(height * (flying ? feet - 0.1 : feet + tip * 0.2)),
    unit,
  };
}

/** The camera's own movement; ends where it began. */
export function lensOf(name: CameraName, frame: Frame, blow: number | undefined) {
  const reach = frame.unit / 232;
  const there = (t: number) => smooth(0, 5.6, t) * smooth(VIDEO_SECONDS, 6.7, t);
  const plans: Record<CameraName, (t: number) => Camera> = {
    push: (t) => ({ zoom: mix(1, 1.12, there(t)), x: 4 * sway(t, 1), y: 0 }),
    pull: (t) => ({ zoom: mix(1.14, 1, there(t)), x: 4 * sway(t, 1), y: 0 }),
    still: (t) => ({ zoom: 1.03, x: 2 * sway(t, 1), y: 0 }),
    orbit: (t) => ({ zoom: 1.06, x: 24 * reach * sway(t, 1), y: 3 * sway(t, 2) }),
    handheld: (t) => ({
      zoom: 1.06 + 0.012 * sway(t, 1),
      x: reach * (8 * sway(t, 3) + 5 * sway(t, 7, 0.1)),
      y: reach * (6 * sway(t, 5, 0.2) + 4 * sway(t, 8)),
    }),
    low: (t) => ({ zoom: mix(1.02, 1.1, there(t)), x: 6 * sway(t, 1), y: 0 }),
    above: (t) => ({ zoom: mix(1.08, 1, there(t)), x: 6 * sway(t, 1), y: 0 }),
  };
  return (t: number): Camera => {
    const view = plans[name](t);
    if (blow === undefined) return view;
    const jolt = shake(t - blow, 12);
    const kick = t > blow ? 0.04 * Math.exp(-(t - blow) * 5) : 0;
    return { zoom: view.zoom + kick, x: view.x + reach * jolt.x, y: view.y + reach * jolt.y };
  };
}
