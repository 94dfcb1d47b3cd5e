import Download from '@mui/icons-material/Download';
import { Box, Button, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { AuditAnswer } from '@school/domain';
import { withQuery } from '../../../engine/data/http.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { downloadFile } from '../../../engine/files/download.ts';
import { DataTable } from '../../../engine/list/table/DataTable.tsx';
import { Pager } from '../../../engine/list/table/Pager.tsx';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { Problem } from '../../../engine/page/Problem.tsx';
import { AuditChanges } from './AuditChanges.tsx';
import { AuditFilterBar } from './AuditFilterBar.tsx';
import { noFilters } from './audit-entry.ts';
import { useAuditColumns } from './use-audit-columns.ts';

const base = '/setup/v1/audit';

/** Every write, every sign-in and every export, latest first. */
export const AuditGrid = () => {
  const translate = useTranslate();
  const toast = useToast();
  const { fetcher, http } = useEnvironment();
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
  const columns = useAuditColumns();
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
