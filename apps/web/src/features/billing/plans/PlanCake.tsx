import type { ComponentProps } from 'react';

const BASE = 64;
const LAYER = 10;
/** The cream hides some of the top layer. */
const UNDER_CREAM = 3;

type Props = ComponentProps<'svg'> & { layers: number };

/** The house's cake, a layer higher with each tier. */
export function PlanCake({ layers, ...props }: Props) {
  const top = BASE - layers * LAYER - UNDER_CREAM;
  return (
    <svg viewBox="0 -2 64 66" aria-hidden="true" {...props}>
      <rect className="fill-sponge" x="10" y={top} width="44" height={BASE - top} rx="2.5" />
      {Array.from({ length: layers }, (_, layer) => BASE - layer * LAYER - 7).map((y) => (
        <rect key={y} className="fill-berry" x="10" y={y} width="44" height="3.5" />
      ))}
      <g transform={`translate(0 ${top})`}>
        <path
          className="fill-[#fff4e3] stroke-sponge"
          d="M9 0a5 5 0 0 1 5-5h36a5 5 0 0 1 5 5v2.5a3.3 3.3 0 0 1-6.6 0 3.3 3.3 0 0 1-6.5 0v2a3.3 3.3 0 0 1-6.6 0v-2a3.3 3.3 0 0 1-6.6 0 3.3 3.3 0 0 1-6.6 0v1a3.3 3.3 0 0 1-6.5 0v-1a3.3 3.3 0 0 1-6.6 0Z"
        />
        <path
          className="fill-berry"
          d="M32-18.5c4.7 0 8 2 8 5.4 0 3.6-4.4 7.5-8 8.6-3.6-1.1-8-5-8-8.6 0-3.4 3.3-5.4 8-5.4Z"
        />
        <path
          className="fill-leaf"
          d="M32-15.8c-2.3 0-4.1-.8-5.3-2.4 1.5-1.8 3.2-2.8 5.3-2.8s3.8 1 5.3 2.8c-1.2 1.6-3 2.4-5.3 2.4Z"
        />
      </g>
    </svg>
  );
}
