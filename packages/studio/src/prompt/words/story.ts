import type { MusicName } from '../../kit/sound/music-names.ts';
import type {
  ActionName,
  CameraName,
  FloatName,
  MoodName,
  PlaceName,
  SubjectName,
  WearName,
  WeatherName,
} from './names.ts';

/** Who plays: everything a prompt says about one subject. */
export type Role = {
  subject: SubjectName;
  /** Colors (#rrggbb) that the prompt gives it; none: its own. */
  colors: readonly string[];
  wears: readonly WearName[];
};

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
