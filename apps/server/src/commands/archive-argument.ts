import { resolve } from 'node:path';
import { UsageError } from './command.ts';

/** The archive that the arguments name, seen from the folder in which the command was typed. */
export const archiveArgument = (positionals: readonly string[], usage: string): string => {
  const [path, ...rest] = positionals;
  if (path === undefined || rest.length > 0) throw new UsageError(usage);
  // npm changes to the folder of the project and leaves the one it was called from here.
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
};
