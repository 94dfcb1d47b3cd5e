/** A subcommand of the command line. */
export type Command = {
  /** Does the work; a number is the exit code, none means success. */
  run(args: readonly string[]): Promise<number | void>;
};

/** Incorrect use of a command: reported in one line, without a stack trace. */
export class UsageError extends Error {}
