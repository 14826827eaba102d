import { Clapperboard } from 'lucide-react';
import { Card } from '../../ui/Card.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { StatCard } from '../../ui/StatCard.tsx';
import { Specimen, States } from '../Specimen.tsx';

const tones = ['plain', 'raised', 'sponge', 'dashed'] as const;

export function Cards() {
  return (
    <Specimen title="Cards">
      <States of="Card: plain, raised, sponge, dashed">
        {tones.map((tone) => (
          <Card key={tone} tone={tone} className="w-44 p-5">
            {tone}
          </Card>
        ))}
      </States>
      <States of="StatCard: loading, a figure, with progress">
        <div className="w-56">
          <StatCard name="Total Videos" icon={<Clapperboard />} value={undefined} />
        </div>
        <div className="w-56">
          <StatCard name="Processing" icon={<Clapperboard />} value="3" note="in the making now" />
        </div>
        <div className="w-56">
          <StatCard
            name="Credits Remaining"
            icon={<Clapperboard />}
            value="1,024"
            note={<Progress value={0.7} aria-label="Credits remaining" />}
          />
        </div>
      </States>
    </Specimen>
  );
}
