import type { FieldProblem } from '@school/kernel';
import { CallError, isAbort } from '../data/call-error.ts';
import { problemSentence } from './problem-sentence.ts';

/** The server's sentence, or undefined if it sent none. */
export const serverSentence = (error: unknown): string | undefined =>
  error instanceof CallError && error.message !== '' && !error.message.startsWith('engine.')
    ? error.message
    : undefined;

/** Whether the server responded at all; without a response the call threw. */
export const wasAnswered = (error: unknown): boolean => error instanceof CallError && error.status > 0;

const mostProblems = 3;

/** Why fields were refused, as far as nothing on the screen marks them. */
const problemsOf = (error: unknown, untold?: readonly FieldProblem[]): string | undefined => {
  if (!(error instanceof CallError) || error.data.code !== 'INVALID') return undefined;
  const problems = untold ?? error.problems;
  const sentences = [...new Set(problems.map(problemSentence))].slice(0, mostProblems);
  return sentences.length > 0 ? sentences.join('\n') : undefined;
};

/** Whether the server's sentence may name more than a toast should: what the screen marks is then enough. */
const namesTooMany = (error: unknown): boolean =>
  error instanceof CallError && error.problems.length > mostProblems;

/**
 * What is shown for a failed call: why fields were refused, the server's sentence, or else the text of the call. Nothing if
 * the user has moved on.
 * @param untold those of the refused fields that the screen does not mark, all of them if omitted. If it marks every one of
 * many, the text of the call is enough: the server's sentence may name as many as were refused
 */
export const failureText = (
  error: unknown,
  fallback: string,
  untold?: readonly FieldProblem[],
): string | undefined => {
  if (isAbort(error)) return undefined;
  if (untold?.length === 0 && namesTooMany(error)) return fallback;
  return problemsOf(error, untold) ?? serverSentence(error) ?? fallback;
};
