import { Box, Typography } from '@mui/material';
import type { AnyResource, Filter } from '@school/kernel';
import { useTranslate, type RaRecord } from 'react-admin';
import { lazy, Suspense, useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { holds } from '../catalogue/conditions.ts';
import { recordPath } from '../catalogue/paths.ts';
import { actionsOn, offers, operationsOn } from '../catalogue/rights.ts';
import { ownPagePath } from '../catalogue/screens-about.ts';
import { useWords } from '../catalogue/use-words.ts';
import { CallError } from '../data/call-error.ts';
import { useEnvironment } from '../environment/environment.ts';
import { Problem } from '../page/Problem.tsx';
import { offeredDocuments } from '../print/offered-documents.ts';
import { rememberWalk } from '../walk/walk.ts';
import { BulkBar } from './bulk/BulkBar.tsx';
import { FilterBar } from './filter/FilterBar.tsx';
import { pageOf } from './list-page.ts';
import { firstSort, nextSort } from './list-state.ts';
import { CardVerbs, RowMenu } from './RowMenu.tsx';
import { useCells } from './cell/use-cells.tsx';
import { moved, resized } from './columns/column-layout.ts';
import type { ColumnControl } from './table/column.ts';
import { DataTable } from './table/DataTable.tsx';
import { useIsNarrow } from './table/use-is-narrow.ts';
import { Pager } from './table/Pager.tsx';
import { rowColours } from './row-colours.ts';
import { useEditInDialog } from './use-edit-in-dialog.tsx';
import type { ColumnChoice } from './use-columns.ts';
import type { GroupControl } from './groups/group-control.ts';
import { useRowGroups } from './groups/use-row-groups.tsx';
import { useListColumns } from './use-list-columns.tsx';
import type { ResourceList } from './use-resource-list.ts';
import { searchWith } from './views/view-state.ts';

const EmptyList = lazy(() => import('./EmptyList.tsx').then((module) => ({ default: module.EmptyList })));
const CriteriaPanel = lazy(() =>
  import('./criteria/CriteriaPanel.tsx').then((module) => ({ default: module.CriteriaPanel })),
);

interface ResourceTableProps {
  readonly resource: AnyResource;
  readonly list: ResourceList;
  readonly columns: ColumnChoice;
  readonly groups: GroupControl;
  readonly fixed?: Filter;
  readonly embedded?: boolean;
  /** The reference that the address has decided already. */
  readonly given?: readonly string[] | undefined;
}

const isRefused = (error: unknown): boolean => error instanceof CallError && error.status === 400;

/** Filters, table, footer and pages of a list, whether it stands alone or inside a record. */
export const ResourceTable = ({
  resource,
  list,
  columns,
  groups,
  fixed,
  embedded,
  given,
}: ResourceTableProps) => {
  const translate = useTranslate();
  const words = useWords();
  const navigate = useNavigate();
  const params = useParams();
  const environment = useEnvironment();
  const { actor } = environment;
  const dialog = useEditInDialog(resource, list.refetch);
  const filter = useMemo(() => ({ ...list.filterValues, ...fixed }), [list.filterValues, fixed]);
  const tableColumns = useListColumns(resource, columns, list.figures.sum);
  const rowGroups = useRowGroups(resource, list, groups.state, groups.show);
  const cells = useCells(resource, list);
  const Verbs = useIsNarrow() ? CardVerbs : RowMenu;
  const { layout, change } = columns;
  const columnControl: ColumnControl = {
    resize: (key, width) => change(resized(layout, key, width)),
    move: (key, before) =>
      change(
        moved(
          layout,
          key,
          layout.findIndex((column) => column.key === before),
        ),
      ),
  };
  const open = (row: RaRecord): void => {
    const address =
      recordPath(resource, 'show', row, params) ??
      ownPagePath(actor, resource, environment.catalogue, row) ??
      (offers(actor, resource, 'update') ? recordPath(resource, 'edit', row, params) : undefined);
    if (address === undefined) return dialog.open(row);
    rememberWalk(resource.key, {
      id: row.id,
      filter,
      sort: list.sort,
      group: groups.state,
      at: (list.page - 1) * list.perPage + (list.data ?? []).indexOf(row),
      total: list.openRows ?? 0,
    });
    void navigate(address);
  };
  const markable =
    offers(actor, resource, 'update') ||
    offers(actor, resource, 'archive') ||
    offers(actor, resource, 'delete') ||
    // Papers of many records go into one file also where nothing of them may be changed.
    offeredDocuments(environment, resource).length > 0 ||
    actionsOn(actor, resource, 'selection').length > 0 ||
    operationsOn(actor, resource, 'several').length > 0;
  const filtered = Object.keys(list.filterValues).some((key) => key !== 'archived');
  const clear = (): void => list.setFilters(resource.noArchive ? {} : { archived: false });
  const showAll = (): void =>
    void navigate({
      search: searchWith(
        { filter: resource.noArchive ? {} : { archived: false }, sort: firstSort(resource) },
        { group: 'none' },
      ),
    });
  const tone = (row: RaRecord): string | undefined =>
    rowColours[
      resource.list.tone?.find((rule) => holds(resource, rule.when, row, environment))?.tone ?? 'none'
    ];
  return (
    <>
      {pageOf(resource)?.purpose === 'criteria' ? (
        <Suspense fallback={null}>
          <CriteriaPanel resource={resource} list={list} />
        </Suspense>
      ) : null}
      <FilterBar
        resource={resource}
        list={list}
        columns={columns}
        groups={groups}
        embedded={embedded}
        given={given}
      />
      {markable && list.selectedIds.length > 0 ? (
        <BulkBar resource={resource} list={list} filter={filter} />
      ) : null}
      {list.error && !list.data ? (
        // What was asked for wrongly is refused each time; another address or a colleague's view may ask for what one may not see.
        <Problem
          error={list.error}
          {...(!embedded && isRefused(list.error)
            ? { onRetry: showAll, retry: 'engine.list.clearFilters' }
            : { onRetry: () => void list.refetch() })}
        />
      ) : (
        <DataTable<RaRecord>
          caption={words.many(resource)}
          columns={tableColumns}
          rows={columns.ready ? list.data : undefined}
          groups={rowGroups}
          columnControl={columnControl}
          cells={cells}
          sort={list.sort}
          onSort={(field) => list.setSort(nextSort(list.sort, field))}
          selection={
            markable
              ? {
                  ids: list.selectedIds as number[],
                  toggle: list.onToggleItem,
                  set: (ids) => list.onSelect([...ids]),
                }
              : undefined
          }
          onOpen={open}
          renderMenu={(row) => <Verbs resource={resource} row={row} onEdit={dialog.open} />}
          rowColour={tone}
          busy={list.isFetching && list.data !== undefined}
          skeletonRows={list.perPage}
          empty={
            <Suspense fallback={null}>
              <EmptyList
                resource={resource}
                filtered={filtered}
                archived={list.filterValues['archived'] === true}
                onClear={clear}
              />
            </Suspense>
          }
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="body2" color="textSecondary">
          {!list.total ? '' : translate('engine.list.count', { smart_count: list.total })}
        </Typography>
        {!list.openRows || (embedded && list.openRows <= list.perPage) ? null : (
          <Pager
            page={list.page}
            perPage={list.perPage}
            total={list.openRows}
            onPage={list.setPage}
            onPerPage={list.setPerPage}
          />
        )}
      </Box>
      {dialog.element}
    </>
  );
};
