import tokens from '../../ui/tokens.css?raw';
import { Specimen } from '../Specimen.tsx';
import { declared } from '../tokens.ts';

const SHADOWS = ['lift', 'overlay'];
const categories = ['fruits', 'veggies', 'slicing', 'baby', 'vlog', 'asmr', 'pets', 'custom'];

export function Colors() {
  const colors = declared(tokens).filter(({ name }) => !SHADOWS.includes(name));
  return (
    <Specimen title="Colors">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
        {colors.map(({ name }) => (
          <li key={name} className="grid gap-1.5">
            <span
              className="h-14 rounded-control border border-line"
              style={{ background: `var(--${name})` }}
            />
            <span className="font-mono text-xs">{name}</span>
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
        {categories.map((category) => (
          <li key={category} className="grid gap-1.5">
            <span data-category={category} className="flavour h-20 rounded-control" />
            <span className="font-mono text-xs">flavour of {category}</span>
          </li>
        ))}
      </ul>
    </Specimen>
  );
}
