import RestoreFromTrash from '@mui/icons-material/RestoreFromTrashOutlined';
import {
  Box,
  Button,
  Chip,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TrashRow } from '@school/kernel';
import { subtitleWords } from '../field/ref/use-subtitle.ts';
import { useWords } from '../catalogue/use-words.ts';
import { useCall } from '../environment/use-call.ts';
import { useEnvironment } from '../environment/environment.ts';
import { useToast } from '../feedback/use-toast.ts';
import { DateTimeCell } from '../field/dateTime/DateTimeCell.tsx';
import { FormSkeleton } from '../form/FormSkeleton.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { Problem } from '../page/Problem.tsx';
import { useRecordVerbs } from '../verbs/use-record-verbs.ts';

interface Trash {
  readonly rows: readonly TrashRow[];
  readonly counts: readonly { readonly resource: string; readonly count: number }[];
}

const pageSize = 25;

/** Brings one record back; the message offers to take that back again. */
const RestoreButton = ({ row, onDone }: { readonly row: TrashRow; readonly onDone: () => void }) => {
  const translate = useTranslate();
  const { catalogue } = useEnvironment();
  const resource = catalogue.resource(row.resource);
  const verbs = useRecordVerbs(resource);
  const toast = useToast();
  const restore = async (): Promise<void> => {
    try {
      // The message names the record as its definition says, which no list has loaded here.
      await catalogue.ready([row.resource]);
    } catch (error) {
      return toast.failure(error);
    }
    await verbs.restore({ id: row.id, [resource.title]: row.label });
    onDone();
  };
  return (
    <Button
      size="small"
      startIcon={<RestoreFromTrash />}
      aria-label={translate('engine.trash.restoreOne', { name: row.label })}
      onClick={() => void restore()}
    >
      {translate('engine.verb.restore')}
    </Button>
  );
};

/** Rows that one page shows; those beyond are counted, and found by searching. */
const mostShown = 1000;

/** Archived records of all kinds, with who and when; what is chosen and sought stands in the address. */
const TrashScreen = () => {
  const translate = useTranslate();
  const words = useWords();
  const { catalogue } = useEnvironment();
  const [search, setSearch] = useSearchParams();
  const [pages, setPages] = useState(1);
  const [q, kind] = [search.get('q') ?? '', search.get('resource') ?? ''];
  const { data, error, refetch } = useCall<Trash>('/setup/v1/trash', {
    range: [0, Math.min(pages * pageSize, mostShown) - 1],
    ...(q.trim() ? { q: q.trim() } : {}),
    ...(kind ? { resource: kind } : {}),
  });
  const put = (name: string, value: string): void => {
    setPages(1);
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  };
  if (error)
    return <Problem title={translate('engine.trash.title')} error={error} onRetry={() => void refetch()} />;
  const counts = (data?.counts ?? []).filter(({ resource }) => catalogue.has(resource));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const subtitleOf = (row: TrashRow): string => {
    const resource = catalogue.resource(row.resource);
    return subtitleWords(resource, row, words);
  };
  const wanted = kind ? (counts.find(({ resource }) => resource === kind)?.count ?? 0) : total;
  return (
    <>
      <PageHeader
        title={translate('engine.trash.title')}
        under={<Typography color="textSecondary">{translate('engine.trash.lead')}</Typography>}
      />
      <TextField
        type="search"
        size="small"
        label={translate('engine.trash.search')}
        value={q}
        onChange={(event) => put('q', event.target.value)}
        sx={{ mb: 1.5, width: { xs: '100%', sm: 320 } }}
      />
      <Box
        role="group"
        aria-label={translate('engine.trash.kinds')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}
      >
        <Chip
          label={translate('engine.trash.all', { smart_count: total })}
          color={kind ? 'default' : 'primary'}
          aria-pressed={!kind}
          onClick={() => put('resource', '')}
        />
        {counts.map(({ resource, count }) => (
          <Chip
            key={resource}
            label={`${words.many(catalogue.resource(resource))} (${count})`}
            color={kind === resource ? 'primary' : 'default'}
            aria-pressed={kind === resource}
            onClick={() => put('resource', resource)}
          />
        ))}
      </Box>
      {data ? null : <FormSkeleton />}
      {data?.rows.length === 0 ? (
        <Typography color="textSecondary">
          {translate(q || kind ? 'engine.trash.nothing' : 'engine.trash.empty')}
        </Typography>
      ) : null}
      {data && data.rows.length > 0 ? (
        <TableContainer
          component={Paper}
          variant="outlined"
          tabIndex={0}
          aria-label={translate('engine.trash.title')}
          role="region"
        >
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{translate('engine.trash.record')}</TableCell>
                <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
                  {translate('engine.trash.by')}
                </TableCell>
                <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
                  {translate('engine.trash.at')}
                </TableCell>
                <TableCell align="right">{translate('engine.list.rowActions')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {data.rows
                .filter(({ resource }) => catalogue.has(resource))
                .map((row) => (
                  <TableRow key={`${row.resource}.${row.id}`}>
                    <TableCell sx={{ overflowWrap: 'anywhere' }}>
                      <Typography>
                        {row.label || `${words.one(catalogue.resource(row.resource))} ${row.id}`}
                      </Typography>
                      <Typography variant="body2" color="textSecondary">
                        {[words.one(catalogue.resource(row.resource)), subtitleOf(row)]
                          .filter(Boolean)
                          .join(' · ')}
                      </Typography>
                      <Typography variant="body2" color="textSecondary" sx={{ display: { sm: 'none' } }}>
                        {row.by} <DateTimeCell value={row.at} />
                      </Typography>
                    </TableCell>
                    <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>{row.by || '–'}</TableCell>
                    <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
                      <DateTimeCell value={row.at} />
                    </TableCell>
                    <TableCell align="right">
                      <RestoreButton row={row} onDone={() => void refetch()} />
                    </TableCell>
                  </TableRow>
                ))}
            </TableBody>
          </Table>
        </TableContainer>
      ) : null}
      {data && wanted > data.rows.length ? (
        <Button sx={{ mt: 1 }} disabled={pages * pageSize >= mostShown} onClick={() => setPages(pages + 1)}>
          {translate('engine.bulk.moreSkipped', { smart_count: wanted - data.rows.length })}
        </Button>
      ) : null}
    </>
  );
};

export default TrashScreen;
