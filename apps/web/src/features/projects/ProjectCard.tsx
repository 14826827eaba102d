import type { Project } from '@shortcake/contract/project';
import { useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { formatDay } from '../../lib/dates.ts';
import { creditText } from '../../lib/projects/credit-text.ts';
import type { Again } from './again.ts';
import { useChangeProject } from './api.ts';
import type { CardProps, OnShare, OnTakedown } from './card-props.ts';
import { Poster } from './Poster.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { ProjectActions } from './ProjectActions.tsx';
import { ProjectMenu } from './ProjectMenu.tsx';
import { PromptDialog } from './PromptDialog.tsx';
import { SelectBox } from './SelectBox.tsx';
import { SeriesLink } from './SeriesLink.tsx';
import { StarButton } from './StarButton.tsx';

type Props = CardProps & {
  project: Project;
  again: Again;
  onShare: OnShare;
  onTakedown: OnTakedown;
  isOut: boolean;
  /** Told the id of the project whose video shall play with sound, or null for none. */
  onOut: (id: string | null) => void;
};

/** A video of the wall: its poster, then words and buttons. */
export function ProjectCard(props: Props) {
  const { project, again, isOut, onOut, isRestedOn, onRest } = props;
  const isSelecting = props.isSelected !== null;
  const [shown, setShown] = useState<'preview' | 'prompt' | null>(null);
  const { mutate: change } = useChangeProject();
  const { id, title, starred, createdAt } = project;
  const close = () => setShown(null);
  const star = () => change({ project, changes: { starred: !starred } });

  return (
    <article
      className="@container grid grid-cols-1 content-start gap-2.5"
      onKeyDown={(event) => {
        const { target, key, metaKey, ctrlKey, altKey } = event;
        if (key !== 's' || metaKey || ctrlKey || altKey) return;
        if ((target as HTMLElement).closest('[data-poster]')) star();
      }}
    >
      <div data-poster="">
        <Poster
          project={project}
          isOut={isOut}
          onOut={(isOut) => onOut(isOut ? id : null)}
          isRestedOn={isRestedOn}
          onRest={(isResting) => onRest(id, isResting)}
          isInert={isSelecting}
        >
          {props.isSelected !== null ? (
            <SelectBox
              title={title}
              isSelected={props.isSelected}
              onSelect={(isRange) => props.onSelect(id, isRange)}
            />
          ) : (
            <StarButton project={project} onStar={star} />
          )}
        </Poster>
      </div>
      {/* The menu is on the right, and comes before the title: after that, Tab goes on to Preview. */}
      <div className="flex flex-row-reverse items-start justify-between gap-1">
        <div className={classNames('-mt-2 -mr-2', isSelecting && 'invisible')}>
          <ProjectMenu
            project={project}
            onRename={(title) => change({ project, changes: { title } })}
            onShare={props.onShare}
          />
        </div>
        <div className="grid min-w-0 grow grid-cols-1 gap-1">
          <h2
            id={id}
            tabIndex={-1}
            className="text-pretty font-bold text-[0.9375rem] leading-snug outline-none [overflow-wrap:anywhere]"
          >
            {title}
          </h2>
          <p className="flex flex-wrap gap-x-2 text-ink-soft text-xs leading-5">
            <span>{formatDay(createdAt)}</span>
            <span>{creditText(project)}</span>
            {project.shared && !project.takedown && <span>Shared</span>}
          </p>
          {project.seriesId && (
            <SeriesLink
              place={(project.seriesIndex ?? 0) + 1}
              title={props.series?.title}
              to={props.seriesPath(project.seriesId)}
            />
          )}
        </div>
      </div>
      <div className={classNames(isSelecting && 'invisible')}>
        <ProjectActions
          project={project}
          again={again}
          onPreview={() => {
            onOut(null);
            setShown('preview');
          }}
          onTakedown={() => props.onTakedown(project)}
          onViewPrompt={() => setShown('prompt')}
        />
      </div>
      <PreviewDialog
        project={project}
        open={shown === 'preview' && project.videoUrl !== null}
        onOpenChange={close}
      />
      <PromptDialog project={project} open={shown === 'prompt'} onOpenChange={close} />
    </article>
  );
}
