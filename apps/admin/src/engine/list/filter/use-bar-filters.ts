import { isOff, type AnyResource } from '@school/kernel';
import type { ListControllerResult, RaRecord } from 'react-admin';
import { useEnvironment } from '../../environment/environment.ts';
import { shownFilters } from '../list-state.ts';
import { pageOf } from '../list-page.ts';
import { readableView } from '../views/readable-view.ts';
import { readFilterKey } from '../../filter/filter-key.ts';
import { isOffered } from '../../filter/filter-field.ts';
import { isViewShown } from './ViewChips.tsx';
import { barEntries } from './bar-entries.ts';

/** What a list filters by, and what its bar offers to filter by: views and filters that the reader may see. */
export const useBarFilters = (
  resource: AnyResource,
  list: ListControllerResult<RaRecord>,
  given: readonly string[] | undefined,
) => {
  const environment = useEnvironment();
  const filters = list.filterValues as Record<string, unknown>;
  const set = (next: Readonly<Record<string, unknown>>): void => list.setFilters({ ...next });
  const active = shownFilters(filters);
  // A view on something the reader may not see would reveal what there is, and be refused.
  const views = (resource.list.views ?? []).filter(
    ({ filter, feature }) =>
      !isOff(environment.actor, feature) && !readableView(resource, environment.actor, { filter }).isLess,
  );
  // The name of a view already conveys its filters.
  const chips = views.some(({ filter }) => isViewShown(filters, filter)) ? [] : active;
  const fieldOf = (key: string): string => readFilterKey(resource, key).field;
  const offered = (resource.list.filters ?? []).filter(
    (key) =>
      given?.includes(key) !== true &&
      pageOf(resource)?.purpose !== 'criteria' &&
      isOffered(environment, resource, key),
  );
  const entries = barEntries(offered, chips, fieldOf);
  const without = (field: string): Readonly<Record<string, unknown>> =>
    Object.fromEntries(Object.entries(filters).filter(([key]) => fieldOf(key) !== field));
  return { filters, set, active, views, entries, without };
};
