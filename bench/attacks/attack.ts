import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { RunningProduct } from '../../apps/server/test/product.ts';
import { Visitor } from '../../apps/server/test/visitor.ts';

/** The product that is attacked. */
export type Target = Pick<RunningProduct, 'url' | 'directory'>;

export type Attack = {
  name: string;
  /** How long others are watched meanwhile. */
  seconds: number;
  /** Gets ready, and answers what attacks from then on, until its process is killed. */
  prepare: (target: Target) => Promise<() => Promise<unknown>>;
};

/** A session of the attacker's, somebody else each time: what a person may do a minute is theirs alone. */
export async function signIn({ url }: Target): Promise<Visitor> {
  const visitor = new Visitor(url);
  await visitor.signIn(`attacker-${process.pid}@example.com`);
  return visitor;
}

/** Opens a connection and says something on it, whatever becomes of it. */
export function say({ url }: Target, said: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write(said);
  return socket;
}

/** What asks for something under a session. */
export const get = (path: string, session: Visitor) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${session.cookies()}\r\n\r\n`;

/** Throws unless the first answer on a connection is good: a refused attack would measure nothing. */
export async function answered(socket: Socket): Promise<void> {
  const [bytes] = await once(socket, 'data');
  if (!String(bytes).startsWith('HTTP/1.1 200 ')) throw new Error(`answered: ${bytes}`);
}
