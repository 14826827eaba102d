import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { ToolName } from '@shortcake/contract/v1/tools';
import type { FastifyInstance } from 'fastify';

export const NEWEST = '2026-07-28';
export const FORMER = '2025-11-25';
export type Version = typeof NEWEST | typeof FORMER | '2025-06-18';

/** What a tool answers, as tests look at it. */
export type Result = {
  isError?: boolean;
  content: { type: string; text?: string; uri?: string }[];
  // biome-ignore lint/suspicious/noExplicitAny: each tool has a shape of its own.
  structuredContent: any;
};

/** Has HTTP halves listen; answers their origins. */
export const listenAll = (apps: readonly FastifyInstance[]): Promise<string[]> =>
  Promise.all(apps.map((app) => app.listen({ port: 0, host: '127.0.0.1' })));

/**
 * An agent with a key: the protocol's official client. Each of its requests goes to the next of the
 * origins, as without sticky sessions.
 */
export async function agentOf(origins: readonly string[], key: string, version: Version = NEWEST) {
  let asked = 0;
  const client = new Client(
    { name: 'a test', version: '1.0.0' },
    version === NEWEST
      ? { versionNegotiation: { mode: { pin: NEWEST } } }
      : {
          versionNegotiation: { mode: 'legacy' },
          supportedProtocolVersions: [version],
        },
  );
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', origins[0]), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
    fetch(url, init) {
      asked += 1;
      const { pathname } = new URL(url);
      return fetch(new URL(pathname, origins[asked % origins.length]), init);
    },
  });
  await client.connect(transport);
  return {
    client,
    async call(
      name: ToolName | (string & {}),
      sent: Record<string, unknown> = {},
      options: Parameters<Client['callTool']>[1] = {},
    ): Promise<Result> {
      return (await client.callTool({ name, arguments: sent }, options)) as unknown as Result;
    },
    /** Requests that were sent so far. */
    asked: () => asked,
    close: () => client.close(),
  };
}

let requests = 0;

/** One request of the newest protocol, as a program writes it that has no library. */
export function messageOf(method: string, params: Record<string, unknown> = {}) {
  requests += 1;
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': NEWEST,
    'io.modelcontextprotocol/clientInfo': { name: 'by hand', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  return { jsonrpc: '2.0', id: requests, method, params: { ...params, _meta } };
}

/** The headers of a message, as the newest protocol wants them. */
export function headersFor(message: unknown): Record<string, string> {
  const { method, params } = (message ?? {}) as ReturnType<typeof messageOf>;
  const { name, uri = name } = (params ?? {}) as { name?: unknown; uri?: unknown };
  return {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': NEWEST,
    ...(typeof method === 'string' && { 'mcp-method': method }),
    ...(typeof uri === 'string' && { 'mcp-name': uri }),
  };
}
