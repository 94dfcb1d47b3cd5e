import type { ViewAnswer } from '@school/kernel';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCall } from '../environment/use-call.ts';

/** Reads a view. @param query its parameters, `sort` and `range` */
export const useView = (view: string, query: Readonly<Record<string, unknown>>): UseQueryResult<ViewAnswer> =>
  useCall<ViewAnswer>(`/setup/v1/view/${view}`, query);
