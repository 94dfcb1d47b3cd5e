import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { RowsTable } from '../../engine/own-screen/RowsTable.tsx';
import { wholeNumber } from '../../i18n/whole-number.ts';
import type { SyncPlan } from './use-bulk-sync.ts';

type Figures = SyncPlan['figures'][number];
const parts = ['create', 'update', 'suspend', 'remove', 'fetch', 'skip', 'leftOut'] as const;
const toDo = ['create', 'update', 'suspend', 'remove', 'fetch'] as const;

/** The number of steps in a plan. */
export const stepsOf = ({ figures }: SyncPlan): number =>
  figures.reduce((sum, row) => sum + toDo.reduce((all, part) => all + row[part], 0), 0);

/** What there is to do for each kind; empty columns are left out. */
export const PlanTable = ({ plan }: { readonly plan: SyncPlan }) => {
  const translate = useTranslate();
  const shown = parts.filter((part) => plan.figures.some((row) => row[part] > 0));
  const rows = plan.figures.map((row) => ({ ...row, id: row.kind }));
  const leftOut = plan.figures.some(({ leftOut: count }) => count > 0);
  return (
    <>
      <RowsTable<Figures & { readonly id: string }>
        caption={translate('learn.bulk.plan')}
        columns={[
          {
            key: 'kind',
            label: translate('learn.bulk.kind'),
            role: 'title',
            text: ({ kind }) => translate(`learn.kind.${kind}`),
          },
          ...shown.map((part) => ({
            key: part,
            label: translate(`learn.part.${part}`),
            align: 'right' as const,
            text: (row: Figures) => String(row[part]),
            render: (row: Figures) => wholeNumber(row[part]),
          })),
        ]}
        rows={rows}
        empty={translate('learn.bulk.nothing')}
      />
      {leftOut ? (
        <Alert severity="info" role="note" sx={{ mt: 1 }}>
          {translate('learn.bulk.leftOut')}
        </Alert>
      ) : null}
    </>
  );
};
