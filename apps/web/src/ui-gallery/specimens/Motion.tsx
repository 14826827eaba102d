import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import motion from '../../ui/motion.css?raw';
import { Specimen } from '../Specimen.tsx';
import { declared } from '../tokens.ts';

/** Each stands still under "reduce motion". */
export function Motion() {
  const [round, setRound] = useState(0);
  return (
    <Specimen title="Motion">
      <ul key={round} className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
        {declared(motion).map(({ name, value }) => (
          <li key={name} className="grid gap-1.5">
            <span className="overflow-hidden rounded-control bg-sunken p-3">
              <span className="block size-8 rounded-lg bg-berry" style={{ animation: value }} />
            </span>
            <span className="font-mono text-xs">{name}</span>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="secondary" onClick={() => setRound(round + 1)}>
          Play again
        </Button>
      </div>
    </Specimen>
  );
}
