import type { Server } from '@modelcontextprotocol/server';
import { tools } from '@shortcake/contract/v1/tools';
import { requireScopes } from '../keys/access.ts';
import type { AgentCall } from './call.ts';
import { callTool } from './call-tool.ts';
import { INSTRUCTIONS } from './instructions.ts';
import { orProtocolError } from './protocol-errors.ts';
import { ProtocolServer } from './protocol-server.ts';
import { listResources, resourceTemplates } from './resources/list.ts';
import { readResource } from './resources/read.ts';
import { jsonSchemaOf } from './schema.ts';

const drawTools = () =>
  Object.entries(tools).map(([name, tool]) => ({
    ...{ name, title: tool.title, description: tool.description, annotations: tool.annotations },
    inputSchema: jsonSchemaOf(tool.input, 'input'),
    outputSchema: jsonSchemaOf(tool.output, 'output'),
  }));

/** Drawn once, when somebody asks: it takes 90 ms. */
let listed: ReturnType<typeof drawTools> | undefined;
const listTools = () => {
  listed ??= drawTools();
  return { tools: listed };
};

/**
 * A server of the protocol for one request. It is the library's lower one: the higher one lists resources
 * without pages, and tells agents the words of any error.
 */
export function createServer(call: AgentCall): Server {
  const { key, publicUrl, version } = call;
  const server = new ProtocolServer(
    { name: 'shortcake', title: 'Shortcake', version, websiteUrl: publicUrl.origin },
    { capabilities: { tools: {}, resources: {} }, instructions: INSTRUCTIONS },
  );
  const read = <T>(work: () => Promise<T>) =>
    orProtocolError(call, async () => {
      requireScopes(key, ['read']);
      return call.inTurn(key.accountId, work);
    });
  server.setRequestHandler('tools/list', listTools);
  server.setRequestHandler('tools/call', ({ params }, context) => callTool(call, params, context));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates }));
  server.setRequestHandler('resources/list', ({ params }) =>
    read(() => listResources(call, params?.cursor)),
  );
  server.setRequestHandler('resources/read', ({ params }) =>
    read(() => readResource(call, params.uri)),
  );
  return server;
}
