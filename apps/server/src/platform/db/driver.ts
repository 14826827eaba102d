import postgres from 'postgres';
import { parseInt8 } from './int8.ts';

export type DriverOptions = postgres.Options<Record<string, postgres.PostgresType>>;

/** postgres.js on this URL, with the types that `connectDatabase` promises. */
export function openDriver(url: string, options: DriverOptions): postgres.Sql {
  const place = socketAware(url);
  return postgres(place.url, {
    ...place.host,
    connect_timeout: 10,
    onnotice: () => {},
    types: { bigint: int8 },
    ...options,
    connection: { TimeZone: 'UTC', ...options.connection },
  }) as unknown as postgres.Sql;
}

const int8 = {
  to: 20,
  from: [20],
  serialize: (value: number | bigint | string) => String(value),
  parse: parseInt8,
};

/** postgres.js knows sockets as an option only, and would send `host=` on to the server. */
function socketAware(url: string): { url: string; host?: { host: string } } {
  const parsed = new URL(url.replace('@/', '@localhost/').replace(':///', '://localhost/'));
  const host = parsed.searchParams.get('host');
  if (!host) return { url };
  parsed.searchParams.delete('host');
  return { url: parsed.href, host: { host } };
}
