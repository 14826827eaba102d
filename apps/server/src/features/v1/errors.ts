import type { ProjectStatus } from '@shortcake/contract/project-status';
import { KnownError } from '../../platform/errors.ts';

/** A file is asked for that is not there, or not there any more. */
export class NoFileError extends KnownError {
  constructor(id: string, status: ProjectStatus) {
    const what = {
      pending: `is not finished: wait for it with GET /api/v1/videos/${id}?wait=30`,
      processing: `is not finished: wait for it with GET /api/v1/videos/${id}?wait=30`,
      failed: 'failed, and has no file',
      completed: 'was taken down',
    }[status];
    super(409, 'NOT_FINISHED', `This video ${what}.`);
  }
}
