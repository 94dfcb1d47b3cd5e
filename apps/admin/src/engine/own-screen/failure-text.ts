import { CallError, isAbort } from '../data/call-error.ts';

/** The sentence of the server, or undefined when it gave none. */
export const serverSentence = (error: unknown): string | undefined =>
  error instanceof CallError && error.message !== '' && !error.message.startsWith('engine.')
    ? error.message
    : undefined;

/** Whether the server answered at all; without an answer the call threw. */
export const wasAnswered = (error: unknown): boolean => error instanceof CallError && error.status > 0;

/** What is shown for a failed call: the server's sentence, else the text of the call. Nothing when the user went on. */
export const failureText = (error: unknown, fallback: string): string | undefined =>
  isAbort(error) ? undefined : (serverSentence(error) ?? fallback);
