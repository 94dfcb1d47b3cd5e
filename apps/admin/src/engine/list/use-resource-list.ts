import type { AnyResource, Filter } from '@school/kernel';
import { useListController, type ListControllerResult, type RaRecord } from 'ra-core';
import { useMemo } from 'react';
import { fieldAt } from '../catalogue/fields.ts';
import { viewOf } from '../field/view-of.ts';
import { useYearOf } from '../year/use-chosen-year.ts';
import { yearFilter } from '../year/year-scope.ts';
import { firstFilter, listName } from './list-page.ts';
import { firstSort } from './list-state.ts';
import { useFirstState } from './use-first-state.ts';

export interface ListOptions {
  readonly resource: AnyResource;
  readonly columns: readonly string[];
  /** Conditions that the user cannot take away. */
  readonly fixed?: Filter | undefined;
  /** A list inside another screen: its state is not in the address, but kept under this name. */
  readonly embedded?: string;
}

const pageSize = 10;
const ignore = (): void => undefined;

/** The rows of a list with its state, which stands in the address; only shown columns ask for words. */
export const useResourceList = ({
  resource,
  columns,
  fixed,
  embedded,
}: ListOptions): ListControllerResult<RaRecord> => {
  const embed = useMemo(
    () =>
      columns.filter((column) => {
        const field = fieldAt(resource, column);
        return field !== undefined && viewOf(field).labelled;
      }),
    [resource, columns],
  );
  const stored = embedded ?? `${listName(resource)}.listParams`;
  const { year, ready } = useYearOf(resource);
  // A list inside a record shows what belongs to the record, whatever its year.
  const isFree = embedded === undefined && fixed === undefined;
  useFirstState(embedded === undefined ? stored : undefined);
  return useListController({
    resource: resource.key,
    sort: firstSort(resource),
    perPage: pageSize,
    filter: fixed as Record<string, unknown> | undefined,
    filterDefaultValues: {
      ...(resource.noArchive ? {} : { archived: false }),
      ...(isFree ? { ...yearFilter(resource, year), ...firstFilter(resource) } : {}),
    },
    disableSyncWithLocation: embedded !== undefined,
    storeKey: stored,
    disableAuthentication: true,
    debounce: 0,
    queryOptions: { meta: { embed }, onError: ignore, enabled: ready },
  }) as ListControllerResult<RaRecord>;
};
