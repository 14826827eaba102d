import type { Project } from '@shortcake/contract/project';
import { getProject } from '../videos/service.ts';
import type { AgentCall, TellProgress } from './call.ts';

/**
 * Waits until a person's video has ended, for so many seconds at most, and answers it as it is then. Throws
 * NotFoundError when it is gone, and KeyRefusedError once the key counts no more.
 */
export async function followVideo(
  call: AgentCall,
  { id, seconds, tell }: { id: string; seconds: number; tell: TellProgress },
): Promise<Project> {
  const { db, views, key, gone } = call;
  const read = () => getProject(db, views, key.accountId, id);
  await call.wait({
    ...{ key: key.id, account: key.accountId, seconds, gone },
    async isOver() {
      await call.requireKey();
      const video = await read();
      await tell(video);
      return video.step === null;
    },
  });
  return read();
}
