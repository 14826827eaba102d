import type { Project } from '@shortcake/contract/project';
import { Dialog } from '../../ui/Dialog.tsx';
import { CopyButton } from './CopyButton.tsx';

type Props = { project: Project; open: boolean; onOpenChange: (open: boolean) => void };

export function PromptDialog({ project, open, onOpenChange }: Props) {
  const { title, prompt, enhancedPrompt } = project;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      width="wide"
      title="Prompt"
      description={title}
      footer={
        <>
          {enhancedPrompt && <CopyButton text={enhancedPrompt} label="Copy enhanced prompt" />}
          <CopyButton text={prompt} label="Copy prompt" />
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long prompt scrolls, and the keyboard must reach it */}
      <section aria-label="Prompt text" tabIndex={0} className="rounded-control">
        <p className="whitespace-pre-wrap leading-relaxed [overflow-wrap:anywhere]">{prompt}</p>
        {enhancedPrompt && (
          <section className="mt-6 rounded-control bg-sunken p-4">
            <h3 className="mb-2 font-bold text-sm">Enhanced prompt</h3>
            <p className="whitespace-pre-wrap leading-relaxed [overflow-wrap:anywhere]">
              {enhancedPrompt}
            </p>
          </section>
        )}
      </section>
    </Dialog>
  );
}
