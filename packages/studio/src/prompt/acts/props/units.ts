import type { FacePlace } from '../../../engine/scene.ts';
import * as pen from '../../../kit/pen/pen.ts';
import type { Bearing, Cue, DrawProps } from '../act.ts';

type PaintUnits = (context: pen.Context, seconds: number) => void;

/** Props painted in units instead of pixels. */
export function inUnits({ scale }: Cue, paint: PaintUnits): DrawProps {
  return (context, _sprites, seconds) => {
    pen.at(context, { scale }, () => paint(context, seconds));
  };
}

/** The lead's face in units from its feet. */
export function faceInUnits({ lead, scale }: Cue, { stance, look }: Bearing): FacePlace {
  const face = lead.faceAt(stance, look);
  return { x: face.x / scale, y: face.y / scale, scale: face.scale / scale, tilt: face.tilt };
}

/** The lead's height and half its width in units. */
export function sizeInUnits({ lead, scale }: Cue): { top: number; half: number } {
  return { top: lead.top / scale, half: lead.half / scale };
}
