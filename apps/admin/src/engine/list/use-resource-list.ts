import { readGroupedBy, type AnyResource, type Filter } from '@school/kernel';
import { useListController, type ListControllerResult, type RaRecord } from 'react-admin';
import { useMemo } from 'react';
import { fieldAt } from '../catalogue/fields.ts';
import { viewOf } from '../field/view-of.ts';
import { useYearOf } from '../year/use-chosen-year.ts';
import { yearFilter } from '../year/year-scope.ts';
import { firstFilter, listName } from './list-page.ts';
import type { GroupState } from './groups/group-state.ts';
import { firstSort, totalsOf } from './list-state.ts';
import { useFigures, type ShownFigures } from './use-figures.ts';
import { useFirstState } from './use-first-state.ts';
import { useFreshMarks } from './use-fresh-marks.ts';

export interface ListOptions {
  readonly resource: AnyResource;
  readonly columns: readonly string[];
  /** Conditions that the user cannot remove. */
  readonly fixed?: Filter | undefined;
  /** Rows are grouped. */
  readonly group?: GroupState | undefined;
  /** A list inside another screen: its state is not in the address, but stored under this name. */
  readonly embedded?: string;
}

const pageSize = 10;
const ignore = (): void => undefined;

/** A list with figures for everything that matches; `total` includes rows of closed groups. */
export type ResourceList = ListControllerResult<RaRecord> & {
  readonly figures: ShownFigures;
  /** Rows to page through: those of open groups. */
  readonly openRows: number | undefined;
};

const labelled = (resource: AnyResource, columns: readonly string[], group: GroupState | undefined) =>
  [...new Set(group ? [...columns, readGroupedBy(group.by).path] : columns)].filter((column) => {
    const field = fieldAt(resource, column);
    return field !== undefined && viewOf(field).labelled;
  });

/** The rows of a list with its state, which is in the address; only visible columns request words. */
export const useResourceList = ({ resource, columns, fixed, embedded, group }: ListOptions): ResourceList => {
  const embed = useMemo(() => labelled(resource, columns, group), [resource, columns, group]);
  const stored = embedded ?? `${listName(resource)}.listParams`;
  const { year, ready } = useYearOf(resource);
  // A list inside a record shows what belongs to the record, whatever its year.
  const isFree = embedded === undefined && fixed === undefined;
  useFirstState(embedded === undefined ? stored : undefined);
  const list = useListController({
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
    queryOptions: {
      meta: { embed, ...(group ? { group } : {}) },
      onError: ignore,
      enabled: ready,
    },
  }) as ListControllerResult<RaRecord>;
  const filter = useMemo(() => ({ ...list.filterValues, ...fixed }), [list.filterValues, fixed]);
  useFreshMarks(JSON.stringify(filter), list.onUnselectItems);
  const { page, perPage, sort } = list;
  const descending = sort.order === 'DESC' && group && sort.field === readGroupedBy(group.by).path;
  const figures = useFigures(resource, {
    sum: useMemo(() => totalsOf(resource, columns), [resource, columns]),
    filter,
    ...(group
      ? {
          group: { ...group, ...(descending ? { descending } : {}) },
          range: [(page - 1) * perPage, page * perPage - 1] as const,
        }
      : {}),
    enabled: ready,
  });
  const total = group ? (figures.count ?? list.total) : list.total;
  return { ...list, total, openRows: list.total, figures } as ResourceList;
};
