import { Awning } from '../../ui/Awning.tsx';
import { Specimen, States } from '../Specimen.tsx';

const radii = ['rounded-lg', 'rounded-control', 'rounded-card', 'rounded-sheet', 'rounded-full'];
const shadows = ['shadow-lift', 'shadow-overlay'];
const spaces = ['w-1', 'w-2', 'w-3', 'w-4', 'w-6', 'w-8', 'w-10', 'w-14', 'w-20'];
const edges = ['icing', 'drip'];

export function Shapes() {
  return (
    <Specimen title="Space, corners, shadows and edges">
      <States of="space, w-1 is 4 px">
        <div className="flex flex-wrap items-end gap-4">
          {spaces.map((space) => (
            <span key={space} className="grid gap-1.5 font-mono text-xs">
              <span className={`h-8 bg-sponge ${space}`} />
              {space.slice(2)}
            </span>
          ))}
        </div>
      </States>
      <States of="corners">
        {radii.map((radius) => (
          <span key={radius} className="grid gap-1.5 font-mono text-xs">
            <span className={`h-20 w-32 border border-line-strong bg-surface ${radius}`} />
            {radius}
          </span>
        ))}
      </States>
      <States of="shadows">
        {shadows.map((shadow) => (
          <span key={shadow} className="grid gap-3 font-mono text-xs">
            <span className={`h-20 w-40 rounded-card bg-surface ${shadow}`} />
            {shadow}
          </span>
        ))}
      </States>
      <States of="edges, in the color of the text">
        {edges.map((edge) => (
          <div key={edge} className="w-full">
            <div className="h-6 bg-berry-wash" />
            <div className={`text-berry-wash ${edge}`} />
          </div>
        ))}
      </States>
      <States of="Awning">
        <div className="w-full">
          <Awning />
        </div>
      </States>
    </Specimen>
  );
}
