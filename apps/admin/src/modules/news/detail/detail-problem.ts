import { CallError, ConnectionError } from '../../../engine/data/call-error.ts';

/**
 * Why an item cannot be shown: the server's message, otherwise one of the news module's. A translation key or a sentence.
 */
export const detailProblem = (error: unknown): string => {
  if (error instanceof ConnectionError || !(error instanceof CallError)) return 'news.problem.later';
  return error.message.startsWith('engine.') ? 'news.toast.oneFailed' : error.message;
};
