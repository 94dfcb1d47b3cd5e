/** A sub-command of the command line. */
export type Command = {
  /** Does the work; the number is the exit code, none means success. */
  run(args: readonly string[]): Promise<number | void>;
};

/** A wrong use of a command: said in one line, without a stack. */
export class UsageError extends Error {}
