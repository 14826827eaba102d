import { CUSTOM_TEMPLATE_ID } from '@shortcake/contract/template-ids';
import { MAX_TITLE } from '@shortcake/contract/text';
import { type AspectRatio, VIDEO_RESOLUTION, VIDEO_SECONDS } from '@shortcake/contract/video';
import { useState } from 'react';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { Select } from '../../ui/Select.tsx';
import { FixedFact } from './FixedFact.tsx';
import { GeneratePanel } from './GeneratePanel.tsx';
import { InsufficientCreditsDialog } from './InsufficientCreditsDialog.tsx';
import { PromptField } from './PromptField.tsx';
import { PromptTips } from './PromptTips.tsx';
import { useDraft } from './useDraft.ts';
import { type Creator, useGenerate } from './useGenerate.ts';
import { customWish } from './video-wish.ts';

const shapes: readonly { value: AspectRatio; label: string }[] = [
  { value: '9:16', label: '9:16 (vertical)' },
  { value: '16:9', label: '16:9 (wide)' },
  { value: '1:1', label: '1:1 (square)' },
];

export function CustomCreate(creator: Creator) {
  const [title, setTitle] = useState('');
  const prompt = useDraft(CUSTOM_TEMPLATE_ID, '');
  const [aspectRatio, setAspectRatio] = useState<AspectRatio>('9:16');
  const [generateAudio, setGenerateAudio] = useState(true);
  const [enhancePrompt, setEnhancePrompt] = useState(false);
  const generation = useGenerate(creator, prompt);

  return (
    <form
      className="grid items-start gap-6 lg:grid-cols-[1fr_21rem] lg:gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        const settings = { aspectRatio, generateAudio, enhancePrompt };
        generation.generate(customWish({ title, prompt: prompt.text, ...settings }));
      }}
    >
      <Card className="grid min-w-0 gap-6 p-5 sm:p-6">
        <Field label="Title (optional)">
          {(control) => (
            <Input
              {...control}
              maxLength={MAX_TITLE}
              placeholder="Custom Video"
              value={title}
              onChange={(event) => setTitle(event.target.value)}
            />
          )}
        </Field>
        <PromptField
          label="Prompt"
          rows={9}
          placeholder="A strawberry shortcake rises layer by layer on a marble counter, cream swirling in slow motion..."
          value={prompt.text}
          onValueChange={prompt.setText}
        />
        <div className="grid grid-cols-2 gap-4 xl:grid-cols-3 [&>:first-child]:max-xl:col-span-2">
          <Field label="Aspect Ratio">
            {(control) => (
              <Select
                {...control}
                value={aspectRatio}
                onValueChange={setAspectRatio}
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
            checked={generateAudio}
            onCheckedChange={(checked) => setGenerateAudio(checked === true)}
          />
          <Checkbox
            label="Enhance Prompt"
            hint="Adds detail to your words before the video is made."
            checked={enhancePrompt}
            onCheckedChange={(checked) => setEnhancePrompt(checked === true)}
          />
        </div>
      </Card>
      <div className="grid gap-6">
        <GeneratePanel
          credits={creator.credits}
          isGenerating={generation.isGenerating}
          onBuyCredits={creator.onBuyCredits}
        />
        <PromptTips />
      </div>
      <InsufficientCreditsDialog
        open={generation.creditsDialogOpen}
        onOpenChange={generation.setCreditsDialogOpen}
        onBuyCredits={creator.onBuyCredits}
      />
    </form>
  );
}
