import type { FastifyInstance } from 'fastify';
import { InvalidRequestError } from '../errors.ts';
import { isNestedTooDeep } from './nesting.ts';

/** Takes JSON bodies only, and an empty one as none, whatever the content type says. */
export function acceptJsonBodies(app: FastifyInstance): void {
  // Keys such as __proto__ are left to the schemas, which refuse and name every key they do not know.
  const parseJson = app.getDefaultJsonParser('ignore', 'ignore');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else if (isNestedTooDeep(body as string))
      done(new InvalidRequestError('body: nested too deep'));
    else parseJson(request, body as string, done);
  });
}
