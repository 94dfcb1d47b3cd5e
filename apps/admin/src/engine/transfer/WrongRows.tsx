import {
  Alert,
  Box,
  Button,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TablePagination,
  TableRow,
  Typography,
} from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import { useProvider } from '../environment/use-provider.ts';
import { Problem } from '../page/Problem.tsx';
import { wholeNumber } from '../../i18n/whole-number.ts';
import { WrongRow } from './WrongRow.tsx';
import { wrongCells, type Mended } from './wrong-cells.ts';

/** Invalid rows shown at a time. */
const perPage = 25;

interface WrongRowsProps {
  readonly resource: AnyResource;
  /** The file of the invalid rows, whose last column states the reason. */
  readonly fileId: number;
  /** Positions of its rows in the imported file, as far as they can be corrected here. */
  readonly rows: readonly number[];
  /** All wrong rows. */
  readonly count: number;
  readonly mended: Mended;
  readonly busy: boolean;
  readonly onMend: (row: number, column: string, text: string) => void;
  readonly onTry: () => void;
}

/** A page of the invalid rows, parsed; columns containing errors come first. */
const useWrongPage = (resource: AnyResource, fileId: number, page: number) => {
  const provider = useProvider();
  const { data, error, refetch } = useQuery({
    queryKey: ['wrongRows', fileId, page],
    queryFn: () => provider.importRead(resource.key, fileId, [page * perPage, (page + 1) * perPage - 1]),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const shown = useMemo(() => {
    if (!data) return undefined;
    const columns = data.columns.slice(0, -1);
    const lines = data.preview.map((cells) => {
      const texts = cells.map(String);
      return { texts, wrong: wrongCells(texts.at(-1) ?? '', columns) };
    });
    const isWrong = (column: string): boolean => lines.some(({ wrong }) => wrong.byColumn.has(column));
    const places = columns.map((name, at) => ({ name, at }));
    return {
      lines,
      columns: [
        ...places.filter(({ name }) => isWrong(name)),
        ...places.filter(({ name }) => !isWrong(name)),
      ],
    };
  }, [data]);
  return { shown, error, refetch };
};

interface PagesProps {
  readonly count: number;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

const Pages = ({ count, page, onPage }: PagesProps) => {
  const translate = useTranslate();
  return (
    <TablePagination
      component="div"
      count={count}
      page={page}
      rowsPerPage={perPage}
      rowsPerPageOptions={[perPage]}
      onPageChange={(_event, next) => onPage(next)}
      labelDisplayedRows={({ from, to, count: all }) =>
        translate('engine.import.mend.page', {
          from: wholeNumber(from),
          to: wholeNumber(to),
          count: wholeNumber(all),
        })
      }
      sx={{ ml: 'auto' }}
    />
  );
};

/** The rows that would be refused, with the reason at the cell: edited in place, and retried immediately. */
export const WrongRows = (props: WrongRowsProps) => {
  const { resource, fileId, rows, count, mended, busy, onMend, onTry } = props;
  const translate = useTranslate();
  const [page, setPage] = useState(0);
  const { shown, error, refetch } = useWrongPage(resource, fileId, page);
  const title = translate('engine.import.mend.title');
  const untouched = rows.every((row) => !mended.has(row));
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {count > rows.length ? (
        <Alert severity="info" sx={{ mb: 1 }}>
          {translate('engine.import.mend.most', {
            shown: wholeNumber(rows.length),
            count: wholeNumber(count),
          })}
        </Alert>
      ) : null}
      {error ? <Problem error={error} onRetry={() => void refetch()} /> : null}
      {shown ? (
        <TableContainer sx={{ maxHeight: 420 }} tabIndex={0}>
          <Table size="small" stickyHeader aria-label={title}>
            <TableHead>
              <TableRow>
                <TableCell>{translate('engine.import.fileRow')}</TableCell>
                {shown.columns.map(({ name }) => (
                  <TableCell key={name} sx={{ whiteSpace: 'nowrap' }}>
                    {name}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {shown.lines.map(({ texts, wrong }, index) => {
                const row = rows[page * perPage + index];
                return row === undefined ? null : (
                  <WrongRow
                    key={row}
                    row={row}
                    columns={shown.columns}
                    texts={texts}
                    wrong={wrong}
                    mended={mended.get(row)}
                    onMend={(column, text) => onMend(row, column, text)}
                  />
                );
              })}
            </TableBody>
          </Table>
        </TableContainer>
      ) : error ? null : (
        <Skeleton variant="rounded" height={160} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
        <Button variant="outlined" loading={busy} disabled={untouched} onClick={onTry}>
          {translate('engine.import.mend.try')}
        </Button>
        {rows.length > perPage ? <Pages count={rows.length} page={page} onPage={setPage} /> : null}
      </Box>
    </Box>
  );
};
