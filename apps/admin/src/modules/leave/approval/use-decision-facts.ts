import type { LeaveDecisionFacts } from '@school/domain';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { withQuery } from '../../../engine/data/http.ts';
import { useProvider } from '../../../engine/environment/use-provider.ts';
import { failureText } from '../../../engine/own-screen/failure-text.ts';
import type { ApplicationRow } from '../parts/application.ts';

/** Applications asked for at once: well below what one answer holds, as others may be made in the meantime. */
const perCall = 200;

/** Ids of applications, without an end before the first and after the last of them all. */
interface Span {
  readonly from?: number;
  readonly to?: number;
}

/** The ids in spans that together leave out none. */
export const spansOf = (ids: readonly number[]): readonly Span[] => {
  const starts = ids.toSorted((a, b) => a - b).filter((_, at) => at % perCall === 0);
  return starts.map((from, at) => {
    const next = starts[at + 1];
    return { ...(at === 0 ? {} : { from }), ...(next === undefined ? {} : { to: next - 1 }) };
  });
};

/** What is known so far. */
const allOf = (answers: readonly UseQueryResult<readonly LeaveDecisionFacts[]>[]) => ({
  facts: answers.flatMap(({ data }) => data ?? []),
  isWhole: answers.every(({ data, error }) => data !== undefined && !error),
  failed: answers.filter(({ error }) => error),
});

export interface DecisionFacts {
  /** Of the applications that wait for the user. */
  readonly facts: readonly LeaveDecisionFacts[];
  /** Whether nothing is still to come or has failed. */
  readonly isWhole: boolean;
  readonly problem: string | undefined;
  readonly retry: () => void;
}

/**
 * What is known of the applications among these that wait for the user, however many there are.
 * @param rows undefined while they are loading
 * @param own the user's employee, on whose applications others decide
 */
export const useDecisionFacts = (
  rows: readonly ApplicationRow[] | undefined,
  own: number | undefined,
): DecisionFacts => {
  const provider = useProvider();
  const translate = useTranslate();
  const spans = useMemo(() => {
    const pending = rows?.filter(({ status, employee }) => status === 'PENDING' && employee !== own);
    return spansOf(pending?.map(({ id }) => id) ?? []);
  }, [rows, own]);
  const { facts, isWhole, failed } = useQueries({
    queries: spans.map((span) => {
      const address = withQuery('/setup/v1/employeeLeave/deciding', { ...span });
      return {
        queryKey: ['call', address],
        queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
          (await provider.read<readonly LeaveDecisionFacts[]>(address, { signal })).data,
        retry: false,
      };
    }),
    combine: allOf,
  });
  const error = failed[0]?.error;
  return {
    facts,
    isWhole: rows !== undefined && isWhole,
    problem: error ? failureText(error, translate('leave.fail.facts')) : undefined,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
};
