import type { Role } from '../troupe/performer.ts';
import type {
  ActionName,
  CameraName,
  FloatName,
  MoodName,
  MusicName,
  PlaceName,
  WeatherName,
} from './names.ts';

/** Everything that a prompt decides about a scene; what it leaves open is filled by chance. */
export type Story = {
  /** The first leads; at most three. */
  roles: readonly Role[];
  action: ActionName;
  /** What the lead eats, cooks or rides; for other actions what it has at hand. */
  object?: Role;
  place: PlaceName;
  mood: MoodName;
  weather: WeatherName;
  floats: readonly FloatName[];
  /** Colors (#rrggbb) for light, air and props; at least two. */
  palette: readonly string[];
  camera: CameraName;
  /** 0.7 slow to 1.3 quick. */
  tempo: number;
  music: MusicName;
  /** A few words of the prompt, in capitals and small letters as a title has them. */
  title: string;
};
