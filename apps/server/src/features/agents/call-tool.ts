import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  type ServerContext,
} from '@modelcontextprotocol/server';
import type { ToolName } from '@shortcake/contract/v1/tools';
import { tools } from '@shortcake/contract/v1/tools';
import { KnownError } from '../../platform/errors.ts';
import { noteFailure } from '../../platform/http/error-answers.ts';
import { logRefusal } from '../../platform/http/log-refusals.ts';
import { requireScopes } from '../keys/access.ts';
import type { AgentCall } from './call.ts';
import { parseInput } from './parse-input.ts';
import { progressTo } from './progress.ts';
import { resourceOf } from './resources/list.ts';
import { works } from './tools/all.ts';
import type { Work } from './work.ts';

/** Has a tool do its work. What it refuses is a result too, which says what to change. */
export async function callTool(
  call: AgentCall,
  { name, arguments: sent = {} }: { name: string; arguments?: unknown },
  context: ServerContext,
): Promise<CallToolResult> {
  if (!Object.hasOwn(tools, name)) {
    const known = Object.keys(tools).join(', ');
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      `There is no such tool. There are ${known}.`,
    );
  }
  const tool = tools[name as ToolName];
  const { run, follow } = works[name as ToolName] as Work<unknown, Record<string, unknown>>;
  try {
    requireScopes(call.key, tool.scopes);
    const input = parseInput(tool.input, sent);
    const begun = await call.inTurn(call.key.accountId, () => run(call, input));
    const tell = progressTo(context);
    const output = follow ? await follow(call, { input, output: begun, tell }) : begun;
    // No field goes out that its schema does not name.
    return resultOf(tool.output.parse(output));
  } catch (error) {
    return refusalOf(call, error as Error);
  }
}

function resultOf(output: Record<string, unknown>): CallToolResult {
  const { fileUrl, id, title } = output;
  const isFinished = typeof fileUrl === 'string';
  return {
    // Clients that know no structured content show the text.
    content: [
      { type: 'text', text: JSON.stringify(output) },
      ...(isFinished
        ? [{ type: 'resource_link' as const, ...resourceOf({ id, title } as Finished) }]
        : []),
    ],
    structuredContent: output,
  };
}

type Finished = { id: string; title: string };

function refusalOf({ key, log }: AgentCall, error: Error): CallToolResult {
  logRefusal(log, key.accountId, error);
  const { code, message } = noteFailure(error, log);
  const details = error instanceof KnownError ? error.details : undefined;
  return {
    isError: true,
    content: [{ type: 'text', text: `${code}: ${message}` }],
    structuredContent: { code, message, ...details },
  };
}
