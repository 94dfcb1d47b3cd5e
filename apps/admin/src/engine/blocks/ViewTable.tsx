import { Box } from '@mui/material';
import type { AnyField, ShownColumn } from '@school/kernel';
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
import { BlockHeading } from './BlockHeading.tsx';
import { useView } from './use-view.ts';
import { isBlank, shownOf, type ViewAnswer, type ViewRow } from './view-answer.ts';
import { ViewValue } from './ViewValue.tsx';

interface ViewTableProps {
  readonly view: string;
  readonly label?: string | undefined;
  readonly empty?: string | undefined;
  readonly parameters: ViewRow;
}

interface NumberedRow {
  readonly id: number;
  readonly row: ViewRow;
}

const firstRows = 10;

/** A flag that does not hold is nothing to read on a card. */
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

/** Rows of a view as a table, sorted and paged by the server. */
export const ViewTable = ({ view, label, empty, parameters }: ViewTableProps) => {
  const translate = useTranslate();
  const words = useWords();
  const [sort, setSort] = useState<SortState>();
  const [{ page, perPage }, setPage] = useState({ page: 1, perPage: firstRows });
  const first = (page - 1) * perPage;
  const { data, error, isFetching, refetch } = useView(view, {
    ...parameters,
    range: [first, first + perPage - 1],
    ...(sort ? { sort: [sort.field, sort.order] } : {}),
  });
  const caption = label === undefined ? '' : words.say(`views.${view}`, label);
  const say = ({ key, label: english }: ShownColumn): string =>
    words.say(`views.${view}.columns.${key}`, english);
  return (
    <Box component="section" sx={{ mb: 3 }}>
      {label === undefined ? null : <BlockHeading text={caption} />}
      <LoadProblem
        text={error ? failureText(error, translate('engine.ref.failed')) : undefined}
        onRetry={() => void refetch()}
      />
      {error ? null : (
        <DataTable<NumberedRow>
          caption={caption}
          columns={data ? shownOf(data).map(columnOf(data, say)) : []}
          rows={data?.rows.map((row, at) => ({ id: first + at, row }))}
          {...(sort ? { sort } : {})}
          onSort={(field) => setSort(nextSort(sort ?? { field: '', order: 'ASC' }, field))}
          busy={isFetching && data !== undefined}
          skeletonRows={3}
          empty={
            <Empty
              text={
                empty === undefined
                  ? translate('engine.list.noData')
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
