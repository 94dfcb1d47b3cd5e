import { Box, Typography } from '@mui/material';
import { snakeCase } from '@school/kernel';
import { useTranslate } from 'react-admin';
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
import { DataChecks } from './DataChecks.tsx';
import { DataFacts } from './DataFacts.tsx';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly state?: string;
  readonly count: number;
  readonly bytes?: number;
}

const shownTables = 15;

const columnsOf = (translate: ReturnType<typeof useTranslate>) => {
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
    render: (row) => wholeNumber(row.count),
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
  return { name, count, size, state };
};

/** The size of the installation, whether its rows are consistent, and the state of its queues. */
export const DevData = () => {
  const translate = useTranslate();
  const { data, error, refetch } = useCall<DataOverview>('setup/v1/dev-data');
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
  const { name, count, size, state } = columnsOf(translate);
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
  return (
    <>
      <PageHeader
        title={translate('administration.data.title')}
        under={<Typography color="textSecondary">{translate('administration.data.lead')}</Typography>}
      />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Block title={translate('administration.data.sizes')}>
          <DataFacts data={data} />
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
        <DataChecks />
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
