import { destination, type Logger, pino, stdTimeFunctions } from 'pino';

export type Log = Logger;

type DatabaseError = Error & { code?: string; constraint_name?: string; table_name?: string };

/**
 * What of an error may be logged. The `detail`, `where` and `parameters` of database errors are
 * left out: they quote whole rows, prompts included.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, constraint_name, table_name } = error as DatabaseError;
  return {
    type: error.name,
    message: error.message,
    code,
    constraint: constraint_name,
    table: table_name,
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
    ...(error instanceof AggregateError ? { errors: error.errors.map(describeError) } : {}),
  };
}

const SETTINGS = {
  timestamp: stdTimeFunctions.isoTime,
  base: null,
  serializers: { err: describeError },
};

/** The process's log: JSON lines, or readable ones when stdout is a terminal. */
export function createLog(options: { level: string }): Log {
  return pino({
    ...SETTINGS,
    level: options.level,
    ...(process.stdout.isTTY
      ? {
          transport: {
            target: 'pino-pretty',
            options: { ignore: 'pid,hostname', singleLine: true },
          },
        }
      : {}),
  });
}

/** JSON lines on stderr, written at once: for commands, whose stdout is for the operator. */
export function createStderrLog(): Log {
  return pino(SETTINGS, destination({ dest: 2, sync: true }));
}
