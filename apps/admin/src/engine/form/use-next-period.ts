import { nextPeriod } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import { useMemo } from 'react';
import { baseOf } from '../data/addresses.ts';
import { useCall } from '../environment/use-call.ts';
import type { Values } from './values.ts';

interface NextPeriod {
  readonly values: Values;
  /** The last period is still being fetched. */
  readonly isReading: boolean;
}

/**
 * First and last day of a new record among consecutive periods: those after the last period, with the same length. Nothing
 * for other resources, and while there is none; on failure the days are left to be typed.
 */
export const useNextPeriod = (resource: AnyResource): NextPeriod => {
  const rule = resource.noOverlap?.find(({ inTurn }) => inTurn);
  const { data, isPending } = useCall<readonly Readonly<Record<string, unknown>>[]>(
    rule && `${baseOf(resource)}/getall`,
    rule && { sort: [rule.to, 'DESC'], range: [0, 0], fields: [rule.from, rule.to] },
  );
  const last = data?.[0];
  const values = useMemo((): Values => {
    const [from, to] = rule ? [last?.[rule.from], last?.[rule.to]] : [];
    if (!rule || typeof from !== 'string' || typeof to !== 'string') return {};
    const next = nextPeriod({ from, to });
    return { [rule.from]: next.from, [rule.to]: next.to };
  }, [rule, last]);
  return { values, isReading: rule !== undefined && isPending };
};
