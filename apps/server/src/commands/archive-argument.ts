import { resolve } from 'node:path';
import { UsageError } from './command.ts';

/** The archive named by the arguments, relative to the folder in which the command was typed. */
export const archiveArgument = (positionals: readonly string[], usage: string): string => {
  const [path, ...rest] = positionals;
  if (path === undefined || rest.length > 0) throw new UsageError(usage);
  // npm changes to the project folder and stores the one it was called from here.
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
};
