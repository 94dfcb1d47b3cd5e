import type { AnyResource, ClosedVerb } from '@school/kernel';
import type { ListControllerResult, RaRecord } from 'react-admin';
import { allows } from '../../catalogue/closed.ts';
import { offersMany } from '../../catalogue/rights.ts';
import type { Environment } from '../../environment/environment.ts';

/**
 * Whether a verb is offered for the selected rows: not if every one of them is closed to it; rows of other pages may be
 * open.
 * @param everything all that matches is selected, not only rows of the page
 */
export const isOpenTo = (
  verb: ClosedVerb,
  resource: AnyResource,
  list: Pick<ListControllerResult<RaRecord>, 'data' | 'selectedIds'>,
  everything: boolean,
  environment: Environment,
): boolean => {
  if (!offersMany(environment.actor, resource, verb)) return false;
  const marked = (list.data ?? []).filter(({ id }) => list.selectedIds.includes(id));
  const isAll = !everything && marked.length === list.selectedIds.length;
  return !isAll || marked.some((row) => allows(environment, resource, verb, row));
};
