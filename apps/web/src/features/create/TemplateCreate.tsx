import { placesIn } from '@shortcake/contract/slots/places-in';
import type { Template } from '@shortcake/contract/template';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CreditPromise } from './CreditPromise.tsx';
import type { Draft } from './draft.ts';
import { GeneratePanel } from './GeneratePanel.tsx';
import { InsufficientCreditsDialog } from './InsufficientCreditsDialog.tsx';
import { ManyInstead } from './ManyInstead.tsx';
import { PromptField } from './PromptField.tsx';
import { MakeItYours } from './slots/MakeItYours.tsx';
import { showPlace } from './slots/show-place.ts';
import { TemplateFacts } from './TemplateFacts.tsx';
import { useDraft } from './useDraft.ts';
import { type Creator, useGenerate } from './useGenerate.ts';
import { templateWish } from './video-wish.ts';

type Props = Creator & {
  template: Template;
  preview: ReactNode;
  draftName: string;
  initialDraft: Draft;
  /** The table for many videos of this template. */
  seriesPath: string;
};

export function TemplateCreate(props: Props) {
  const { template, preview, draftName, initialDraft, seriesPath, ...creator } = props;
  const { draft, change, clear } = useDraft(draftName, initialDraft);
  const generation = useGenerate(creator, { clear });
  const prompt = useRef<HTMLTextAreaElement>(null);

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[17rem_1fr] lg:gap-8">
      <TemplateFacts template={template} preview={preview} />
      <form
        className="flex min-w-0 flex-col gap-6 max-md:**:scroll-mb-32 xl:**:scroll-mb-36"
        onSubmit={(event) => {
          event.preventDefault();
          const obstacle = generation.generate(templateWish(template, draft.prompt));
          if (obstacle === 'prompt' || obstacle === 'long-prompt') prompt.current?.focus();
        }}
      >
        <MakeItYours
          template={template}
          prompt={draft.prompt}
          onPromptChange={(text, slot) => {
            change({ prompt: text });
            const place = slot && placesIn(template, text)[slot];
            // Once the words are there.
            if (place)
              requestAnimationFrame(() => prompt.current && showPlace(prompt.current, place.from));
          }}
        />
        <div className="grid gap-2">
          <PromptField
            ref={prompt}
            rows={12}
            value={draft.prompt}
            refusal={generation.refusalOf(draft.prompt)}
            onValueChange={(text) => change({ prompt: text })}
          />
          {draft.prompt !== template.defaultPrompt && (
            <Button
              variant="quiet"
              size="small"
              className="justify-self-start"
              onClick={() => change({ prompt: template.defaultPrompt })}
            >
              <RotateCcw aria-hidden="true" className="size-4" />
              Back to the template's prompt
            </Button>
          )}
        </div>
        <GeneratePanel
          credits={creator.credits}
          isGenerating={generation.isGenerating}
          onBuyCredits={creator.onBuyCredits}
        />
        <div className="grid gap-1">
          <CreditPromise />
          <ManyInstead path={seriesPath} />
        </div>
      </form>
      <InsufficientCreditsDialog
        open={generation.creditsDialogOpen}
        onOpenChange={generation.setCreditsDialogOpen}
        onBuyCredits={creator.onBuyCredits}
      />
    </div>
  );
}
