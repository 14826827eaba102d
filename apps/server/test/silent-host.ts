import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export type SilentHost = {
  /** The database's address by way of this host. */
  url: string;
  /** Whoever is connected stays so, and hears nothing more; who connects from now on is served. */
  fallSilent(): void;
};

/**
 * A host before a database, over TCP, that can vanish without a word to those who are connected, as one
 * does whose address goes to another. It ends with the test.
 */
export async function startSilentHost(databaseUrl: string): Promise<SilentHost> {
  const { searchParams, hostname, port: named } = new URL(databaseUrl);
  const port = named || '5432';
  const folder = searchParams.get('host');
  const reach = () =>
    folder === null ? connect(Number(port), hostname) : connect(join(folder, `.s.PGSQL.${port}`));
  const pairs = new Set<[client: Socket, database: Socket]>();
  const server = createServer((client) => {
    const database = reach();
    const pair: [Socket, Socket] = [client, database];
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    for (const socket of pair) socket.on('error', end);
    client.on('close', end);
    database.on('close', () => pairs.has(pair) && end());
    client.pipe(database).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const silent = new Set<Socket>();
  const fallSilent = () => {
    for (const [client, database] of pairs) {
      silent.add(client);
      client.unpipe(database).resume();
      database.unpipe(client).destroy();
    }
    pairs.clear();
  };
  onTestFinished(() => {
    for (const [client] of pairs) client.destroy();
    for (const client of silent) client.destroy();
    server.close();
  });
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return { url: url.href, fallSilent };
}
