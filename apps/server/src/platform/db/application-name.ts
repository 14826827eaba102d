import { randomBytes } from 'node:crypto';

const DIGITS = 8;

/**
 * What pg_stat_activity shows of this process's connections. By chance as well as by its id: in
 * containers every process may be number 1.
 */
export const APPLICATION_NAME = `node ${process.pid} ${randomBytes(DIGITS / 2).toString('hex')}`;

/** Such names, as a pattern of PostgreSQL's; those of version 1.0.0 end with the process's id. */
export const APPLICATION_NAMES = `^node [0-9]+( [0-9a-f]{${DIGITS}})?$`;
