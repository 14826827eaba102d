import type { Project } from '@shortcake/contract/project';

/** How a video is made again; creating is another feature's, so the page hands it in. */
export type Again = {
  /** The create page that begins with this project's prompt and settings. */
  pathFrom: (project: Project) => string;
  /** Asks for a failed video once more, with the same settings. */
  onTryAgain: (project: Project) => void;
  isTrying: boolean;
};
