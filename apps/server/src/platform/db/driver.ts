import { parse } from 'pg-connection-string';
import postgres from 'postgres';
import { parseInt8 } from './int8.ts';

export type DriverOptions = postgres.Options<Record<string, postgres.PostgresType>>;

/** postgres.js on this URL, with the types that `connectDatabase` promises. */
export function openDriver(url: string, options: DriverOptions): postgres.Sql {
  const { connection, ...place } = placeOf(url);
  return postgres({
    ...place,
    connect_timeout: 10,
    onnotice: () => {},
    types: { bigint: int8 },
    ...options,
    connection: { TimeZone: 'UTC', ...options.connection, ...connection },
  }) as unknown as postgres.Sql;
}

const int8 = {
  to: 20,
  from: [20],
  serialize: (value: number | bigint | string) => String(value),
  parse: parseInt8,
};

/**
 * Where the URL leads to, as pg reads it. postgres.js by itself knows sockets as an option only, does not
 * decode the database's name, and sends on what it does not know (`sslrootcert`, `channel_binding`): a
 * server refuses that.
 */
function placeOf(url: string): DriverOptions {
  const { host, port, user, password, database, ssl, application_name, options } = parse(url);
  const given = Object.entries({ application_name, options }).filter(([, value]) => value);
  return {
    ...(host ? { host } : {}),
    ...(port ? { port: Number(port) } : {}),
    ...(user ? { user } : {}),
    ...(password ? { password } : {}),
    ...(database ? { database } : {}),
    ...(ssl ? { ssl: ssl as NonNullable<DriverOptions['ssl']> } : {}),
    connection: Object.fromEntries(given),
  };
}
