import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useCallback, useState } from 'react';
import type { FieldProblem } from '@school/kernel';
import { CallError } from '../data/call-error.ts';
import { confirming } from '../data/http.ts';
import { useProvider } from '../environment/use-provider.ts';
import { useSure } from '../feedback/use-sure.ts';
import { useToast } from '../feedback/use-toast.ts';
import { failureText } from './failure-text.ts';

interface Write {
  readonly method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, unknown>>;
  /** Translation key of the text shown when the server sends no sentence. */
  readonly fallback: string;
  /** The server may first ask for confirmation. */
  readonly asks?: boolean;
  /** Nothing is written: what is on the screen stays as it is. */
  readonly quiet?: boolean;
  /**
   * Receives what was refused at fields of the body, for the screen to mark. @returns what it cannot mark, which is shown to
   * the user
   */
  readonly refused?: (problems: readonly FieldProblem[]) => readonly FieldProblem[];
}
export interface Writer {
  readonly busy: boolean;
  /** The response; undefined after a failure, which has then been shown. Everything on screen is refetched. */
  readonly write: <T>(call: Write) => Promise<T | undefined>;
}

/** Sends writes, each under a key of its own so that a repeated one counts once. */
export const useWrite = (): Writer => {
  const provider = useProvider();
  const client = useQueryClient();
  const translate = useTranslate();
  const toast = useToast();
  const sure = useSure();
  const [busy, setBusy] = useState(false);
  const write = useCallback(
    async <T>({
      method = 'POST',
      path,
      body,
      query,
      fallback,
      asks,
      quiet,
      refused,
    }: Write): Promise<T | undefined> => {
      setBusy(true);
      try {
        const send = (canAsk?: boolean): Promise<{ readonly data: T }> =>
          provider.send<T>(path, { method, body, query, headers: confirming(canAsk) });
        const answer = asks ? await sure(send) : await send();
        if (!answer) return undefined;
        const { data } = answer;
        if (!quiet) await client.invalidateQueries({ queryKey: ['call'] });
        return data;
      } catch (error) {
        const problems = error instanceof CallError ? error.problems : [];
        const untold = problems.length > 0 ? refused?.(problems) : undefined;
        const text = failureText(error, translate(fallback), untold);
        if (text) toast.error(text);
        return undefined;
      } finally {
        setBusy(false);
      }
    },
    [provider, client, translate, toast, sure],
  );
  return { busy, write };
};
