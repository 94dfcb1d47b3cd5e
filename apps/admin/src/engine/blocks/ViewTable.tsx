import { Box } from '@mui/material';
import type { AnyField, Block, ShownColumn, ViewAnswer, ViewRow } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useWords } from '../catalogue/use-words.ts';
import { FieldCell } from '../field/FieldCell.tsx';
import { alignOf } from '../field/view-of.ts';
import { nextSort } from '../list/list-state.ts';
import type { Column, SortState } from '../list/table/column.ts';
import { DataTable } from '../list/table/DataTable.tsx';
import { Pager } from '../list/table/Pager.tsx';
import { Empty } from '../own-screen/Empty.tsx';
import { failureText } from '../own-screen/failure-text.ts';
import { LoadProblem } from '../own-screen/LoadProblem.tsx';
import { SearchBox } from '../own-screen/SearchBox.tsx';
import { BlockHeading } from './BlockHeading.tsx';
import { useLeading } from './use-leading.tsx';
import { useView } from './use-view.ts';
import { isBlank, shownOf, type NumberedRow } from './view-answer.ts';
import { ViewValue } from './ViewValue.tsx';

type ViewTableProps = Omit<Extract<Block, { kind: 'table' }>, 'kind'> & { readonly parameters: ViewRow };

const firstRows = 10;

/** A false flag is not worth showing on a card. */
const saysNothing = (field: AnyField, value: unknown): boolean =>
  isBlank(value) || (field.type === 'flag' && value === false);

const columnOf =
  ({ totals }: ViewAnswer, say: (column: ShownColumn) => string) =>
  (column: ShownColumn, at: number): Column<NumberedRow> => ({
    key: column.key,
    label: say(column),
    align: alignOf(column.field),
    sortable: true,
    ...(at === 0 ? { role: 'title' as const } : {}),
    render: ({ row }) => <ViewValue column={column} row={row} dense />,
    isEmpty: ({ row }) => saysNothing(column.field, row[column.key]),
    ...(column.total
      ? {
          footer: <FieldCell field={column.field} name={column.key} value={totals[column.key]} row={{}} />,
        }
      : {}),
  });

/** The part of a view that is shown: its order, search and page. */
const useViewState = (view: string, parameters: ViewRow) => {
  const [sort, setSort] = useState<SortState>();
  const [q, setSearch] = useState('');
  const [{ page, perPage }, setPage] = useState({ page: 1, perPage: firstRows });
  const first = (page - 1) * perPage;
  const answer = useView(view, {
    ...parameters,
    range: [first, first + perPage - 1],
    ...(sort ? { sort: [sort.field, sort.order] } : {}),
    ...(q === '' ? {} : { q }),
  });
  const search = (text: string): void => {
    setSearch(text);
    setPage({ page: 1, perPage });
  };
  return { ...answer, sort, setSort, q, search, page, perPage, setPage, first };
};

/** Rows of a view as a table, searched, sorted and paginated by the server. */
export const ViewTable = ({ view, label, empty, onlyFilled, parameters, opens, ways }: ViewTableProps) => {
  const translate = useTranslate();
  const words = useWords();
  const state = useViewState(view, parameters);
  const { data, error, isFetching, refetch, sort, setSort, q, search, page, perPage, setPage, first } = state;
  const leading = useLeading({ opens, ways });
  const caption = label === undefined ? '' : words.say(`views.${view}`, label);
  const say = ({ key, label: english }: ShownColumn): string =>
    words.say(`views.${view}.columns.${key}`, english);
  if (onlyFilled && q === '' && !error && (data?.total ?? 0) === 0) return null;
  return (
    <Box component="section" sx={{ mb: 3 }}>
      {label === undefined ? null : <BlockHeading text={caption} />}
      <LoadProblem
        text={error ? failureText(error, translate('engine.ref.failed')) : undefined}
        onRetry={() => void refetch()}
      />
      {q === '' && (data?.total ?? 0) <= firstRows ? null : (
        <Box sx={{ mb: 1.5, displayPrint: 'none' }}>
          <SearchBox
            value={q}
            onSearch={search}
            label={translate('engine.list.searchIn', {
              name: caption === '' ? words.say(`views.${view}`, '') : caption,
            })}
          />
        </Box>
      )}
      {error ? null : (
        <DataTable<NumberedRow>
          caption={caption}
          columns={data ? shownOf(data).map(columnOf(data, say)) : []}
          rows={data?.rows.map((row, at) => ({ id: first + at, row }))}
          {...(sort ? { sort } : {})}
          onSort={(field) => setSort(nextSort(sort ?? { field: '', order: 'ASC' }, field))}
          busy={isFetching && data !== undefined}
          skeletonRows={3}
          {...leading}
          empty={
            <Empty
              text={
                q !== '' || empty === undefined
                  ? translate(q === '' ? 'engine.list.noData' : 'engine.list.empty.filtered')
                  : words.say(`views.${view}.empty`, empty)
              }
            />
          }
        />
      )}
      {data && data.total > firstRows ? (
        <Pager
          page={page}
          perPage={perPage}
          total={data.total}
          onPage={(next) => setPage({ page: next, perPage })}
          onPerPage={(next) => setPage({ page: 1, perPage: next })}
        />
      ) : null}
    </Box>
  );
};
