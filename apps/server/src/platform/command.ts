/** How a command ended: 0 done or nothing found, 1 found something or failed, 2 wrongly used. */
export type Outcome = {
  exitCode: 0 | 1 | 2;
  lines: string[];
  /** What it changed or tried to, for the security log; `account` is whose. */
  change?: { command: string; account: string | null };
};

/** What a command does to whom or what, and why, as the operator's log keeps it. */
export type LoggedChange = { action: string; target: string; reason: string };

/** One of the operator's commands. `Context` is what the program gives each. */
export type Command<Context> = {
  name: string;
  /** The words after the name, such as `EMAIL COUNT --reason TEXT`. */
  usage: string;
  summary: string;
  run(args: string[], context: Context): Promise<Outcome>;
};

/** Wrong words on the command line; the message says what to change. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Runs the command that the words name. Wrong words give its usage and exit code 2. */
export async function runCommand<Context>(
  commands: readonly Command<Context>[],
  words: readonly string[],
  context: Context,
): Promise<Outcome> {
  const [name, ...args] = words;
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) {
    const known = commands.map(
      ({ name, usage, summary }) => `  ${name} ${usage}\n      ${summary}`,
    );
    const problem =
      name === undefined ? 'Name a command:' : `There is no command ${name}. There are:`;
    return { exitCode: 2, lines: [problem, ...known] };
  }
  try {
    return await command.run(args, context);
  } catch (error) {
    if (!(error instanceof UsageError) && !isParseError(error)) throw error;
    return { exitCode: 2, lines: [error.message, `Usage: ${command.name} ${command.usage}`] };
  }
}

function isParseError(error: unknown): error is Error {
  return (
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  );
}
