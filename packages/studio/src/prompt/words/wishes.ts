import type { CameraName, FloatName, MoodName, PlaceName, WearName, WeatherName } from './names.ts';

/** What an edited prompt asks of a template's scene. What it does not say is left out. */
export type Wishes = {
  /** Colors (#rrggbb) for the subject, the first one foremost. */
  palette?: readonly string[];
  /** A color (#rrggbb) for the light. */
  light?: string;
  mood?: MoodName;
  place?: PlaceName;
  weather?: WeatherName;
  /** At most two kinds. */
  floats?: readonly FloatName[];
  wears?: readonly WearName[];
  camera?: CameraName;
  /** 32 bits from added words that ask for nothing above: another take. 0: none were added. */
  flavor: number;
};
