import { Check } from 'lucide-react';

type Props = {
  title: string;
  isSelected: boolean;
  /** `isRange`: with Shift, all from the one before to this one. */
  onSelect: (isRange: boolean) => void;
};

/** Lies over a poster while several are selected: all of it is the checkbox. */
export function SelectBox({ title, isSelected, onSelect }: Props) {
  return (
    <>
      <input
        type="checkbox"
        aria-label={`Select ${title}`}
        checked={isSelected}
        onChange={() => {}}
        onClick={({ shiftKey }) => onSelect(shiftKey)}
        className="peer absolute inset-0 z-10 size-full cursor-pointer appearance-none rounded-card checked:bg-black/25 checked:inset-ring-4 checked:inset-ring-berry focus-visible:-outline-offset-4"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-2 left-2 z-10 grid size-7 place-items-center rounded-full border-2 border-white bg-black/40 text-transparent peer-checked:border-berry peer-checked:bg-berry peer-checked:text-on-berry"
      >
        <Check className="size-4" strokeWidth={3.5} />
      </span>
    </>
  );
}
