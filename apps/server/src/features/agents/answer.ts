import { createMcpHandler } from '@modelcontextprotocol/server';
import type { AgentCall } from './call.ts';
import { createServer } from './server.ts';

/** Answers one request of an agent, of the newest protocol or of the former ones. */
export function answer(call: AgentCall, asked: Request, parsedBody: unknown): Promise<Response> {
  const { fetch } = createMcpHandler(() => createServer(call), {
    // At once, so that waiting takes no turn of its person's, and proxies hear something meanwhile.
    responseMode: 'sse',
    // No list changes while anybody looks.
    maxSubscriptions: 0,
  });
  return fetch(asked, { parsedBody });
}
