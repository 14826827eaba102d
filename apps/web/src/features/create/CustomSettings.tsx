import { type AspectRatio, VIDEO_RESOLUTION, VIDEO_SECONDS } from '@shortcake/contract/video';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import type { Draft } from './draft.ts';
import { FixedFact } from './FixedFact.tsx';

const shapes: readonly { value: AspectRatio; label: string }[] = [
  { value: '9:16', label: '9:16 (vertical)' },
  { value: '16:9', label: '16:9 (wide)' },
  { value: '1:1', label: '1:1 (square)' },
];

type Props = { draft: Draft; onChange: (changed: Partial<Draft>) => void };

/** How a video of one's own prompt is to be, beside its words. */
export function CustomSettings({ draft, onChange }: Props) {
  return (
    <>
      <div className="grid grid-cols-2 gap-4 xl:grid-cols-3 [&>:first-child]:max-xl:col-span-2">
        <Field label="Aspect Ratio">
          {(control) => (
            <Select
              {...control}
              value={draft.aspectRatio}
              onValueChange={(aspectRatio) => onChange({ aspectRatio })}
              options={shapes}
            />
          )}
        </Field>
        <FixedFact name="Duration" value={`${VIDEO_SECONDS} seconds`} />
        <FixedFact name="Resolution" value={VIDEO_RESOLUTION} />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Checkbox
          label="Generate Audio"
          hint="Voices, music and sounds that fit the picture."
          checked={draft.generateAudio}
          onCheckedChange={(checked) => onChange({ generateAudio: checked === true })}
        />
        <Checkbox
          label="Enhance Prompt"
          hint="Adds detail to your words before the video is made."
          checked={draft.enhancePrompt}
          onCheckedChange={(checked) => onChange({ enhancePrompt: checked === true })}
        />
      </div>
    </>
  );
}
