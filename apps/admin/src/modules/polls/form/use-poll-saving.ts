import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallError, ConnectionError } from '../../../engine/data/call-error.ts';
import { newKey } from '../../../engine/data/idempotency.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { serverSentence, wasAnswered } from '../../../engine/own-screen/failure-text.ts';
import { pollBase, type Poll } from '../poll.ts';
import { pollBody, type PollInput } from './poll-form.ts';

/** Why a poll was not saved: a message, and problems at individual fields. */
export interface Refused {
  readonly text: string | undefined;
  readonly at: ReadonlyMap<string, string>;
}

/**
 * The message for a failed save: one text for a refusal, one for no answer. For an update, the server's message takes
 * precedence.
 */
export const savingFailure = (error: unknown, isNew: boolean): string => {
  if (!wasAnswered(error)) return isNew ? 'polls.toast.createThrew' : 'polls.toast.updateThrew';
  if (isNew) return 'polls.toast.createFailed';
  return serverSentence(error) ?? 'polls.toast.updateFailed';
};

/**
 * Submits a poll's form. Returns nothing if it was saved; otherwise a toast has been shown, and the return value states why
 * not.
 */
export const usePollSaving = (poll: Poll | undefined) => {
  const toast = useToast();
  const client = useQueryClient();
  const { http, actor } = useEnvironment();
  const [busy, setBusy] = useState(false);
  /** The same across all attempts with one form, so that a lost answer does not create a second poll. */
  const key = useRef(newKey());
  const save = async (input: PollInput): Promise<Refused | undefined> => {
    setBusy(true);
    try {
      await http(poll ? `${pollBase}/${poll.id}` : `${pollBase}/save`, {
        method: poll ? 'PATCH' : 'POST',
        body: pollBody(input, actor.id),
        headers: poll ? { 'If-Match': String(poll.version) } : { 'Idempotency-Key': key.current },
      });
      toast.success(poll ? 'polls.toast.updated' : 'polls.toast.created');
      await client.invalidateQueries({ queryKey: ['call'] });
      return undefined;
    } catch (error) {
      if (!(error instanceof ConnectionError)) key.current = newKey();
      toast.error(savingFailure(error, !poll));
      const problems = error instanceof CallError ? error.problems : [];
      return {
        text: serverSentence(error),
        at: new Map(problems.map(({ field, message }) => [field, message])),
      };
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
};
