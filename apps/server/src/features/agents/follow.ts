import type { Project } from '@shortcake/contract/project';
import type { ToolName } from '@shortcake/contract/v1/tools';
import { tools } from '@shortcake/contract/v1/tools';
import type { AgentCall, TellProgress } from './call.ts';

/**
 * Waits until a person's video has ended, for so many seconds at most, and answers it as it is then. Throws
 * NotFoundError when it is gone, and KeyRefusedError or ScopeMissingError once the key may not have the
 * tool any more.
 */
export const followVideo = (
  { wait, requireKey, key, gone }: AgentCall,
  of: { tool: ToolName; id: string; seconds: number; tell: TellProgress },
): Promise<Project> =>
  wait({
    ...{ account: key.accountId, key: key.id, video: of.id, seconds: of.seconds },
    ...{ gone, tell: of.tell, requireKey: () => requireKey(tools[of.tool].scopes) },
  });
