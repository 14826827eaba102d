import { useRef } from 'react';
import { Card } from '../../ui/Card.tsx';
import { CreditPromise } from './CreditPromise.tsx';
import { CustomSettings } from './CustomSettings.tsx';
import type { Draft } from './draft.ts';
import { GeneratePanel } from './GeneratePanel.tsx';
import { InsufficientCreditsDialog } from './InsufficientCreditsDialog.tsx';
import { ManyInstead } from './ManyInstead.tsx';
import { PromptField } from './PromptField.tsx';
import { PromptTips } from './PromptTips.tsx';
import { TitleField } from './TitleField.tsx';
import { useDraft } from './useDraft.ts';
import { type Creator, useGenerate } from './useGenerate.ts';
import { customWish } from './video-wish.ts';

type Props = Creator & {
  draftName: string;
  initialDraft: Draft;
  /** The table for many videos of one's own ideas. */
  seriesPath: string;
};

export function CustomCreate({ draftName, initialDraft, seriesPath, ...creator }: Props) {
  const { draft, change, clear } = useDraft(draftName, initialDraft);
  const generation = useGenerate(creator, { clear });
  const title = useRef<HTMLInputElement>(null);
  const prompt = useRef<HTMLTextAreaElement>(null);

  return (
    <form
      className="flex flex-col gap-6 max-md:**:scroll-mb-32 lg:grid lg:grid-cols-[1fr_21rem] lg:items-start lg:gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        const obstacle = generation.generate(customWish(draft));
        if (obstacle === 'long-title') title.current?.focus();
        if (obstacle === 'prompt' || obstacle === 'long-prompt') prompt.current?.focus();
      }}
    >
      <Card className="grid min-w-0 gap-6 p-5 sm:p-6">
        <TitleField
          ref={title}
          value={draft.title}
          onValueChange={(text) => change({ title: text })}
        />
        <PromptField
          ref={prompt}
          rows={10}
          placeholder="A strawberry shortcake rises layer by layer on a marble counter, cream swirling in slow motion..."
          value={draft.prompt}
          refusal={generation.refusalOf(draft.prompt)}
          onValueChange={(text) => change({ prompt: text })}
        />
        <CustomSettings draft={draft} onChange={change} />
      </Card>
      <div className="max-lg:contents lg:sticky lg:top-22 lg:grid lg:gap-6">
        <GeneratePanel
          credits={creator.credits}
          isGenerating={generation.isGenerating}
          onBuyCredits={creator.onBuyCredits}
        />
        <div className="grid gap-1">
          <CreditPromise />
          <ManyInstead path={seriesPath} />
        </div>
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
