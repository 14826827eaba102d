import type { FastifyInstance, RouteHandlerMethod } from 'fastify';

/** A handler in the manner of fetch: one Request in, one Response out. */
export type FetchHandler = (request: Request) => Promise<Response>;

/** Serves `prefix` and every path under it with a fetch-style handler, as seen under `origin`. */
export async function mountFetchHandler(
  app: FastifyInstance,
  options: { prefix: string; origin: string; handler: FetchHandler },
): Promise<void> {
  const { prefix, origin, handler } = options;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
      done(null, body);
    });
    const handle: RouteHandlerMethod = async (request, reply) => {
      const response = await handler(
        new Request(new URL(request.url, origin), {
          method: request.method,
          headers: headersOf(request.headers),
          ...(typeof request.body === 'string' ? { body: request.body } : {}),
        }),
      );
      reply.code(response.status);
      for (const [name, value] of response.headers) reply.header(name, value);
      return reply.send(Buffer.from(await response.arrayBuffer()));
    };
    for (const url of [prefix, `${prefix}/*`]) {
      scope.route({ method: ['GET', 'POST', 'DELETE'], url, handler: handle });
    }
  });
}

/** A request's headers, as fetch has them. */
export function headersOf(headers: NodeJS.Dict<string | string[]>): Headers {
  const result = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const one of [value ?? []].flat()) result.append(name, one);
  }
  return result;
}
