import type { Project } from '@shortcake/contract/project';
import { Dialog } from '../../ui/Dialog.tsx';

type Props = { project: Project; open: boolean; onOpenChange: (open: boolean) => void };

export function PromptDialog({ project, open, onOpenChange }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      width="wide"
      title="Prompt"
      description={project.title}
    >
      <p className="whitespace-pre-wrap leading-relaxed">{project.prompt}</p>
      {project.enhancedPrompt && (
        <section className="mt-6 rounded-control bg-sunken p-4">
          <h3 className="mb-2 font-bold text-sm">Enhanced prompt</h3>
          <p className="whitespace-pre-wrap leading-relaxed">{project.enhancedPrompt}</p>
        </section>
      )}
    </Dialog>
  );
}
