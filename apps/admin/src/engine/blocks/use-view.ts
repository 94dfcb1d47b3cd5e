import type { UseQueryResult } from '@tanstack/react-query';
import { useCall } from '../environment/use-call.ts';
import type { ViewAnswer } from './view-answer.ts';

/** Reads a view. @param query its parameters, `sort` and `range` */
export const useView = (view: string, query: Readonly<Record<string, unknown>>): UseQueryResult<ViewAnswer> =>
  useCall<ViewAnswer>(`/setup/v1/view/${view}`, query);
