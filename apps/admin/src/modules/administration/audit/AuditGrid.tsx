import Download from '@mui/icons-material/Download';
import { Box, Button, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { AuditAnswer } from '@school/domain';
import { useWords } from '../../../engine/catalogue/use-words.ts';
import { withQuery } from '../../../engine/data/http.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { formatMoment } from '../../../engine/field/date/date-format.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { downloadFile } from '../../../engine/files/download.ts';
import type { Column } from '../../../engine/list/table/column.ts';
import { DataTable } from '../../../engine/list/table/DataTable.tsx';
import { Pager } from '../../../engine/list/table/Pager.tsx';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { Problem } from '../../../engine/page/Problem.tsx';
import { AuditChanges } from './AuditChanges.tsx';
import { AuditFilterBar } from './AuditFilterBar.tsx';
import { noFilters, verbWords } from './audit-entry.ts';

const base = '/setup/v1/audit';

/** Everything that was written, every sign-in and every export, the latest first. */
export const AuditGrid = () => {
  const translate = useTranslate();
  const words = useWords();
  const toast = useToast();
  const { catalogue, fetcher, http } = useEnvironment();
  const [filters, setFilters] = useState(noFilters);
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(10);
  const [open, setOpen] = useState<AuditAnswer>();
  const query = { ...filters, range: [(page - 1) * perPage, page * perPage - 1] };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['audit', query],
    queryFn: async ({ signal }) => {
      const answer = await http<readonly AuditAnswer[]>(base, { query, signal });
      return { rows: answer.data, total: Number(answer.headers.get('Content-Range')?.split('/')[1] ?? 0) };
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
  const sayVerb = (verb: string): string => {
    const [key, fallback] = verbWords(verb);
    return translate(key, { _: fallback });
  };
  const about = ({ resource: key, record, title }: AuditAnswer): string => {
    const name = catalogue.has(key) ? words.one(catalogue.resource(key)) : key;
    if (title !== undefined) return `${name}: ${title}`;
    return record === null ? name : `${name} ${record}`;
  };
  const changed = ({ resource: key, changes }: AuditAnswer): string =>
    changes.length === 0
      ? '–'
      : changes
          .slice(0, 4)
          .map(({ field }) => (catalogue.has(key) ? words.field(catalogue.resource(key), field) : field))
          .concat(changes.length > 4 ? ['…'] : [])
          .join(', ');
  const columns: readonly Column<AuditAnswer>[] = [
    { key: 'at', label: translate('administration.audit.at'), render: ({ at }) => formatMoment(at) },
    {
      key: 'by',
      label: translate('administration.audit.who'),
      render: ({ by }) => by.name || translate('engine.history.system'),
    },
    {
      key: 'verb',
      label: translate('administration.audit.verb'),
      render: ({ verb }) => sayVerb(verb),
    },
    { key: 'about', label: translate('administration.audit.resource'), role: 'title', render: about },
    { key: 'changes', label: translate('administration.audit.changes'), render: changed },
    { key: 'address', label: translate('administration.audit.address'), render: ({ address }) => address },
  ];
  const exportAll = (): void => {
    downloadFile(fetcher, withQuery(`${base}/export`, { ...filters }), 'audit.csv').catch(toast.failure);
  };
  return (
    <>
      <PageHeader
        title={translate('administration.audit.title')}
        under={<Typography color="textSecondary">{translate('administration.audit.lead')}</Typography>}
        actions={
          <Button variant="outlined" startIcon={<Download />} onClick={exportAll}>
            {translate('administration.audit.export')}
          </Button>
        }
      />
      <AuditFilterBar
        value={filters}
        onChange={(next) => {
          setFilters(next);
          setPage(1);
        }}
      />
      {error ? (
        <Problem error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <DataTable
            caption={translate('administration.audit.title')}
            columns={columns}
            rows={data?.rows}
            onOpen={setOpen}
            busy={isFetching}
            empty={
              <Box sx={{ textAlign: 'center', py: 6, px: 2 }}>
                <Typography sx={{ fontWeight: 600 }}>{translate('engine.list.noData')}</Typography>
              </Box>
            }
          />
          <Pager
            page={page}
            perPage={perPage}
            total={data?.total ?? 0}
            onPage={setPage}
            onPerPage={(size) => {
              setPerPage(size);
              setPage(1);
            }}
          />
        </>
      )}
      {open ? <AuditChanges entry={open} onClose={() => setOpen(undefined)} /> : null}
    </>
  );
};
