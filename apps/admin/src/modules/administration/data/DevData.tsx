import { Alert, Box, Button, Typography } from '@mui/material';
import { snakeCase } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { DataOverview } from '@school/domain';
import { wholeNumber } from '../../../i18n/whole-number.ts';
import { useWords } from '../../../engine/catalogue/use-words.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { fileSize } from '../../../engine/files/file-size.ts';
import { useCall } from '../../../engine/environment/use-call.ts';
import type { Column } from '../../../engine/list/table/column.ts';
import { DataTable } from '../../../engine/list/table/DataTable.tsx';
import { FormSkeleton } from '../../../engine/form/FormSkeleton.tsx';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { Problem } from '../../../engine/page/Problem.tsx';
import { Block } from '../../../engine/own-screen/Block.tsx';

interface Checks {
  readonly run: number;
  readonly findings: readonly {
    readonly name: string;
    readonly count: number;
    readonly rows: readonly object[];
  }[];
}
interface Row {
  readonly id: string;
  readonly name: string;
  readonly state?: string;
  readonly count: number;
  readonly bytes?: number;
}

const whole = wholeNumber;
const shownTables = 15;

/** How large the installation is, whether its rows hold together, and what its queues do. */
export const DevData = () => {
  const translate = useTranslate();
  const { data, error, refetch } = useCall<DataOverview>('setup/v1/dev-data');
  const [isChecking, setChecking] = useState(false);
  const checks = useCall<Checks>(isChecking ? 'setup/v1/dev-data/checks' : undefined);
  const { catalogue } = useEnvironment();
  const words = useWords();
  const byTable = new Map(catalogue.resources.map((resource) => [snakeCase(resource.key), resource]));
  const nameOf = (table: string): string => {
    const resource = byTable.get(table);
    return resource ? words.many(resource) : table;
  };
  if (error)
    return (
      <Problem title={translate('administration.data.title')} error={error} onRetry={() => void refetch()} />
    );
  if (!data) return <FormSkeleton />;
  const name: Column<Row> = {
    key: 'name',
    label: translate('administration.data.name'),
    role: 'title',
    render: (row) => row.name,
  };
  const count: Column<Row> = {
    key: 'count',
    label: translate('administration.data.rows'),
    align: 'right',
    render: (row) => whole(row.count),
  };
  const size: Column<Row> = {
    key: 'bytes',
    label: translate('administration.data.size'),
    align: 'right',
    render: (row) => fileSize(row.bytes ?? 0),
  };
  const state: Column<Row> = {
    key: 'state',
    label: translate('administration.outbox.stateLabel'),
    render: (row) => row.state ?? '',
  };
  const queues: readonly Row[] = [
    ...data.jobs.map((job) => ({
      id: `${job.kind} ${job.state}`,
      name: job.kind,
      state: job.state,
      count: job.count,
    })),
    ...data.outbox.map((one) => ({
      id: `outbox ${one.state}`,
      name: translate('administration.outbox.title'),
      state: translate(`administration.outbox.state.${one.state}`, { _: one.state }),
      count: one.count,
    })),
  ];
  const facts = [
    ['database', fileSize(data.databaseBytes)],
    [
      'files',
      translate('administration.data.filesOf', {
        smart_count: data.files.count,
        count: whole(data.files.count),
        size: fileSize(data.files.bytes),
      }),
    ],
    ['unattached', whole(data.files.unattached)],
    ['migrations', whole(data.migrations)],
    ['resources', whole(data.resources)],
  ] as const;
  return (
    <>
      <PageHeader
        title={translate('administration.data.title')}
        under={<Typography color="textSecondary">{translate('administration.data.lead')}</Typography>}
      />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Block title={translate('administration.data.sizes')}>
          <Box
            component="dl"
            sx={{
              m: 0,
              mb: 2,
              display: 'grid',
              gap: 2,
              gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
            }}
          >
            {facts.map(([key, value]) => (
              <div key={key}>
                <Typography component="dt" variant="body2" color="textSecondary">
                  {translate(`administration.data.${key}`)}
                </Typography>
                <Typography component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
                  {value}
                </Typography>
              </div>
            ))}
          </Box>
          <DataTable
            caption={translate('administration.data.sizes')}
            columns={[name, count, size]}
            rows={data.tables.slice(0, shownTables).map((table) => ({
              id: table.name,
              name: nameOf(table.name),
              count: table.rows,
              bytes: table.bytes,
            }))}
          />
        </Block>
        <Block
          title={translate('administration.data.checks')}
          help={translate('administration.data.checksHelp')}
        >
          <Button
            variant="outlined"
            loading={checks.isFetching}
            onClick={() => (isChecking ? void checks.refetch() : setChecking(true))}
          >
            {translate('administration.data.run')}
          </Button>
          <Box role="status" sx={{ mt: 1.5, display: 'grid', gap: 1 }}>
            {checks.error ? <Problem error={checks.error} /> : null}
            {checks.data && checks.data.findings.length === 0 ? (
              <Alert severity="success">
                {translate('administration.data.sound', { count: checks.data.run })}
              </Alert>
            ) : null}
            {checks.data?.findings.map((finding) => (
              <Alert key={finding.name} severity="error">
                {translate('administration.data.found', { name: finding.name, count: finding.count })}
              </Alert>
            ))}
          </Box>
        </Block>
        <Block title={translate('administration.data.queues')}>
          <DataTable
            caption={translate('administration.data.queues')}
            columns={[name, state, count]}
            rows={queues}
            empty={<Typography sx={{ p: 2 }}>{translate('administration.data.noQueues')}</Typography>}
          />
        </Block>
      </Box>
    </>
  );
};
