import { useTranslate } from 'react-admin';
import { useCall } from '../environment/use-call.ts';
import { failureText } from './failure-text.ts';

export interface Load<T> {
  readonly data: T | undefined;
  /** What to show instead; undefined while there is no problem. */
  readonly problem: string | undefined;
  readonly error: unknown;
  readonly busy: boolean;
  readonly retry: () => void;
}

/** Reads a call. @param fallback key of the text for a failure without a sentence from the server */
export const useLoad = <T>(
  path: string | undefined,
  fallback: string,
  query?: Readonly<Record<string, unknown>>,
): Load<T> => {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useCall<T>(path, query);
  return {
    data: error ? undefined : data,
    problem: error ? failureText(error, translate(fallback)) : undefined,
    error,
    busy: isFetching && data !== undefined,
    retry: () => void refetch(),
  };
};
