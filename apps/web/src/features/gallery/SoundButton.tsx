import { Volume2, VolumeX } from 'lucide-react';

type Props = { title: string; isOn: boolean; onPress: () => void };

/** Above a link that covers the whole card. The circle is smaller than what can be tapped. */
export function SoundButton({ title, isOn, onPress }: Props) {
  const Icon = isOn ? Volume2 : VolumeX;
  return (
    <button
      type="button"
      aria-label={`Turn sound ${isOn ? 'off' : 'on'} for ${title}`}
      onClick={onPress}
      className="group/sound absolute right-0 bottom-0 z-10 grid size-11 place-items-center rounded-full focus-visible:-outline-offset-3"
    >
      <span className="grid size-8 place-items-center rounded-full bg-black/60 text-white transition-colors duration-150 group-hover/sound:bg-black/80">
        <Icon aria-hidden="true" className="size-4" />
      </span>
    </button>
  );
}
