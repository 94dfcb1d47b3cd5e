import { errorMessage } from '../platform/errors/describe-error.ts';
import { SettingsError } from '../platform/settings/read-settings.ts';
import { UsageError } from './command.ts';
import type { CommandEntry } from './table.ts';

const usage = (table: Readonly<Record<string, CommandEntry>>): string => {
  const width = Math.max(...Object.keys(table).map((name) => name.length));
  return Object.entries(table)
    .map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`)
    .join('\n');
};

const isExpected = (error: unknown): boolean => error instanceof UsageError || error instanceof SettingsError;

/** Runs the subcommand named by the arguments and returns the exit code; errors go to standard error. */
export const runCommand = async (
  table: Readonly<Record<string, CommandEntry>>,
  [name = '', ...args]: readonly string[],
): Promise<number> => {
  const entry = Object.hasOwn(table, name) ? table[name] : undefined;
  if (entry === undefined) {
    process.stderr.write(
      `${name === '' ? '' : `There is no command ${name}.\n`}Commands:\n${usage(table)}\n`,
    );
    return 2;
  }
  try {
    const { command } = await entry.load();
    return (await command.run(args)) ?? 0;
  } catch (error) {
    const detail = process.env['LOG_LEVEL'] === 'debug' && error instanceof Error ? error.stack : undefined;
    process.stderr.write(`${detail ?? errorMessage(error)}\n`);
    return isExpected(error) ? 2 : 1;
  }
};
