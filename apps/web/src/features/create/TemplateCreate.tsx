import type { Template } from '@shortcake/contract/templates';
import { Clock, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { categoryLabel } from '../../lib/category-label.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { GeneratePanel } from './GeneratePanel.tsx';
import { InsufficientCreditsDialog } from './InsufficientCreditsDialog.tsx';
import { PromptField } from './PromptField.tsx';
import { useDraft } from './useDraft.ts';
import { type Creator, useGenerate } from './useGenerate.ts';
import { templateWish } from './video-wish.ts';

type Props = Creator & { template: Template; preview: ReactNode };

export function TemplateCreate({ template, preview, ...creator }: Props) {
  const prompt = useDraft(template.id, template.defaultPrompt);
  const generation = useGenerate(creator, prompt);

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[20rem_1fr] lg:gap-8">
      <TemplateFacts template={template} preview={preview} />
      <form
        className="grid min-w-0 gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          generation.generate(templateWish(template, prompt.text));
        }}
      >
        <div className="grid gap-2">
          <PromptField
            label="Prompt"
            rows={14}
            value={prompt.text}
            onValueChange={prompt.setText}
          />
          {prompt.text !== template.defaultPrompt && (
            <Button
              variant="quiet"
              size="small"
              className="justify-self-start"
              onClick={() => prompt.setText(template.defaultPrompt)}
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
      </form>
      <InsufficientCreditsDialog
        open={generation.creditsDialogOpen}
        onOpenChange={generation.setCreditsDialogOpen}
        onBuyCredits={creator.onBuyCredits}
      />
    </div>
  );
}

function TemplateFacts({ template, preview }: Pick<Props, 'template' | 'preview'>) {
  return (
    <Card className="grid grid-cols-[7.5rem_1fr] overflow-hidden sm:grid-cols-[11rem_1fr] lg:grid-cols-1">
      {preview}
      <div className="grid content-start gap-3 p-4 sm:p-5">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone="berry">{categoryLabel(template.category)}</Badge>
          <Badge>
            <Clock aria-hidden="true" className="size-3.5" />
            <span className="sr-only">Duration </span>
            {template.duration}
          </Badge>
        </div>
        <h1 className="headline text-xl leading-tight sm:text-2xl">{template.title}</h1>
        <p className="text-ink-soft max-sm:text-sm">{template.description}</p>
        <ul aria-label="Tags" className="flex flex-wrap gap-x-3 gap-y-1 text-ink-soft text-sm">
          {template.tags.map((tag) => (
            <li key={tag}>#{tag}</li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
