import { Box, Typography } from '@mui/material';
import type { AnyResource, Filter } from '@school/kernel';
import { useTranslate, type RaRecord } from 'react-admin';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../catalogue/use-words.ts';
import { CallError } from '../data/call-error.ts';
import { useEnvironment } from '../environment/environment.ts';
import { Problem } from '../page/Problem.tsx';
import { BulkBar } from './bulk/BulkBar.tsx';
import { FilterBar } from './filter/FilterBar.tsx';
import { pageOf } from './list-page.ts';
import { firstSort, nextSort } from './list-state.ts';
import { CardVerbs, RowMenu } from './RowMenu.tsx';
import { useCells } from './cell/use-cells.tsx';
import { DataTable } from './table/DataTable.tsx';
import { useIsNarrow } from './table/use-is-narrow.ts';
import { Pager } from './table/Pager.tsx';
import { toneOf } from './row-colours.ts';
import { useEditInDialog } from './use-edit-in-dialog.tsx';
import type { ColumnChoice } from './use-columns.ts';
import type { GroupControl } from './groups/group-control.ts';
import { useRowGroups } from './groups/use-row-groups.tsx';
import { useListColumns } from './use-list-columns.tsx';
import type { ResourceList } from './use-resource-list.ts';
import { isViewShown } from './filter/ViewChips.tsx';
import { searchWith } from './views/view-state.ts';
import { useOpenRow } from './use-open-row.ts';
import { isMarkable } from './is-markable.ts';
import { columnControl } from './columns/column-control.ts';
import type { Selection } from './table/selection.ts';

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
  /** The reference already determined by the address. */
  readonly given?: readonly string[] | undefined;
  /** What is shown if there are no rows at all. */
  readonly empty?: ReactNode;
}

const isRefused = (error: unknown): boolean => error instanceof CallError && error.status === 400;

type PartProps = Pick<ResourceTableProps, 'resource' | 'list'>;

const everything = (resource: AnyResource): Readonly<Record<string, unknown>> =>
  resource.noArchive ? {} : { archived: false };

/** An invalid request is refused each time; another address or a colleague's view may request what the user may not see. */
const ListProblem = ({ resource, list, embedded }: PartProps & Pick<ResourceTableProps, 'embedded'>) => {
  const navigate = useNavigate();
  const showAll = (): void =>
    void navigate({
      search: searchWith({ filter: everything(resource), sort: firstSort(resource) }, { group: 'none' }),
    });
  return (
    <Problem
      error={list.error}
      {...(!embedded && isRefused(list.error)
        ? { onRetry: showAll, retry: 'engine.list.clearFilters' }
        : { onRetry: () => void list.refetch() })}
    />
  );
};

const NothingFound = ({
  resource,
  list,
  empty,
  fixed,
}: PartProps & Pick<ResourceTableProps, 'empty' | 'fixed'>) => {
  const filtered = Object.keys(list.filterValues).some((key) => key !== 'archived');
  const archived = list.filterValues['archived'] === true;
  const words = useWords();
  const shown = resource.list.views?.find(({ filter }) => isViewShown(list.filterValues, filter));
  const isView = shown !== undefined && list.filterValues['q'] === undefined;
  if (empty !== undefined && !filtered && !archived) return <>{empty}</>;
  return (
    <Suspense fallback={null}>
      <EmptyList
        resource={resource}
        filtered={filtered}
        view={isView ? words.say(`resources.${resource.key}.views.${shown.key}`, shown.label) : undefined}
        archived={archived}
        given={fixed}
        onClear={() => list.setFilters(everything(resource))}
      />
    </Suspense>
  );
};

const selectionIn = (list: ResourceList): Selection => ({
  ids: list.selectedIds as number[],
  toggle: list.onToggleItem,
  set: (ids) => list.onSelect([...ids]),
});

/** The number of records, and the pages of them. */
const ListFoot = ({ list, embedded }: Pick<ResourceTableProps, 'list' | 'embedded'>) => {
  const translate = useTranslate();
  return (
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
  );
};

/** Filters, table, footer and pagination of a list, whether it stands alone or inside a record. */
export const ResourceTable = ({
  resource,
  list,
  columns,
  groups,
  fixed,
  embedded,
  given,
  empty,
}: ResourceTableProps) => {
  const words = useWords();
  const environment = useEnvironment();
  const dialog = useEditInDialog(resource, list.refetch);
  const filter = useMemo(() => ({ ...list.filterValues, ...fixed }), [list.filterValues, fixed]);
  const tableColumns = useListColumns(resource, columns, list.figures.sum);
  const rowGroups = useRowGroups(resource, list, groups.state, groups.show);
  const cells = useCells(resource, list);
  const Verbs = useIsNarrow() ? CardVerbs : RowMenu;
  const open = useOpenRow(resource, list, groups.state, filter, dialog.open);
  const markable = isMarkable(resource, environment);
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
        <ListProblem resource={resource} list={list} embedded={embedded} />
      ) : (
        <DataTable<RaRecord>
          caption={words.many(resource)}
          columns={tableColumns}
          rows={columns.ready ? list.data : undefined}
          groups={rowGroups}
          columnControl={columnControl(columns)}
          cells={cells}
          sort={list.sort}
          onSort={(field) => list.setSort(nextSort(list.sort, field))}
          selection={markable ? selectionIn(list) : undefined}
          onOpen={open}
          renderMenu={(row) => <Verbs resource={resource} row={row} onEdit={dialog.open} />}
          rowColour={(row) => toneOf(resource, row, environment)}
          busy={list.isFetching && list.data !== undefined}
          skeletonRows={list.perPage}
          empty={<NothingFound resource={resource} list={list} empty={empty} fixed={fixed} />}
        />
      )}
      <ListFoot list={list} embedded={embedded} />
      {dialog.element}
    </>
  );
};
