import type { paths } from './document.ts';

// What the document says of each call, as types: a path, a body or a parameter that it does not know does
// not compile.

export type Method = 'get' | 'post' | 'patch' | 'delete';

/** The paths that can be asked by a method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P][M] extends object ? P : never;
}[keyof paths] &
  string;

export type Operation<M extends Method, P extends PathOf<M>> = paths[P][M];

type Json<Content> = Content extends { content: { 'application/json': infer Value } }
  ? Value
  : undefined;

/** What is answered when all went well: the JSON of 200 or 201, else nothing. */
export type Answer<O> = O extends { responses: infer Responses }
  ? Responses extends { 201: infer Created }
    ? Json<Created>
    : Responses extends { 200: infer Found }
      ? Json<Found>
      : undefined
  : never;

/** One of what a list answers. */
export type Item<O> = Answer<O> extends (infer One)[] ? One : never;

/** The parameters after `?`. */
export type Query<O> = O extends { parameters: { query?: infer Parameters } }
  ? NonNullable<Parameters>
  : never;

type PathPart<O> = O extends { parameters: { path: infer Parameters } }
  ? { path: Parameters }
  : { path?: undefined };
type BodyPart<O> = O extends { requestBody: { content: { 'application/json': infer Body } } }
  ? { body: Body }
  : { body?: undefined };

/** What a call is given. */
export type Given<O> = PathPart<O> &
  BodyPart<O> & {
    query?: Query<O>;
    /** Ends the call, which then throws the signal's reason. */
    signal?: AbortSignal | undefined;
    /** Of a POST; by default one of its own. */
    idempotencyKey?: string | undefined;
  };
