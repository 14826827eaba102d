import { melted } from '../../kit/cast/solid.ts';
import { towards } from '../../kit/math/colors.ts';
import { painted } from './body/paints.ts';
import { drawFangs } from './body/sketches.ts';
import { egg, moved } from './body/solids.ts';
import { belly, dorsal, swimmer, tailFin } from './body/swimmer.ts';

export const shark = swimmer(['#6f8fb0', '#5a7aa8'], (coat) => ({
  fin: towards(coat, '#1a2a4a', 0.2),
  body: melted(0.3, [egg([0, 0, 0], [0.86, 0.84, 0.7]), egg([0, 0.44, 0.3], [0.36, 0.34, 0.4])]),
  mark: belly('#ffffff', -0.12),
  onBody: [painted(towards(coat, '#1a2a4a', 0.15), 0.5, moved(dorsal, [0.02, 0.72, -0.1]))],
  tail: tailFin,
  tailAt: [0.62, 0.8],
  size: 0.95,
  middle: 1.0,
  side: 0.74,
  faceSize: 0.96,
  speech: 'low',
  iris: '#2a3a5a',
  before: [{ sketch: (context, _stance, look) => drawFangs(context, 1.0 - 0.02, look.open) }],
}));
