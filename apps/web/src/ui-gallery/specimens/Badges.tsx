import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { Specimen, States } from '../Specimen.tsx';

const tones: Record<BadgeTone, string> = {
  neutral: 'Previous',
  berry: 'Failed',
  sponge: 'Generating',
  leaf: 'Completed',
};

export function Badges() {
  return (
    <Specimen title="Badges">
      <States of="Badge: neutral, berry, sponge, leaf">
        {(Object.keys(tones) as BadgeTone[]).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tones[tone]}
          </Badge>
        ))}
      </States>
    </Specimen>
  );
}
