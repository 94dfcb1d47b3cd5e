import type { AnswerFrom, CalledAt, SentTo } from '@school/kernel';
import { useCallback } from 'react';
import type { Id } from '../data/calls.ts';
import { operationCall } from '../data/operation-call.ts';
import { useLoad, type Load } from './use-load.ts';
import { useWrite } from './use-write.ts';

/** What a custom page needs of an operation: its addresses, and the types of its input and response. */
interface Asked extends CalledAt {
  readonly on?: { readonly one: string } | { readonly several: string };
}

const resourceOf = ({ on }: Asked): string | undefined => on && ('one' in on ? on.one : on.several);

/**
 * Lets a custom page run an operation, typed by its definition; the server may first ask for confirmation.
 * @param fallback translation key of the text shown when the server sends no sentence
 * @returns `operate`, which resolves to undefined after a failure, which has then been shown
 */
export const useOperation = <O extends Asked>(operation: O, fallback: string) => {
  const { write, busy } = useWrite();
  const operate = useCallback(
    (input: SentTo<O>, ids: readonly Id[] = []): Promise<AnswerFrom<O> | undefined> => {
      const resource = resourceOf(operation);
      const on = resource === undefined ? {} : { on: { resource, ids } };
      const { method, ...call } = operationCall(operation, { ...on, input });
      if (method === 'GET') throw new Error(`${operation.at} only reads.`);
      return write<AnswerFrom<O>>({ method, ...call, fallback, asks: true });
    },
    [operation, fallback, write],
  );
  return { operate, busy };
};

/**
 * Reads the response of a read-only operation, typed by its definition.
 * @param input nothing is requested without it
 */
export const useAnswer = <O extends Asked>(
  operation: O,
  input: SentTo<O> | undefined,
  fallback: string,
): Load<AnswerFrom<O>> => {
  const { path, query } = operationCall(operation, { input: input ?? {} });
  return useLoad<AnswerFrom<O>>(input === undefined ? undefined : path, fallback, query);
};
