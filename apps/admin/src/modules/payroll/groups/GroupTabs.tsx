import { Tab, Tabs } from '@mui/material';
import type { PayrollGroupShow } from '@school/domain';
import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { DateTimeCell } from '../../../engine/field/dateTime/DateTimeCell.tsx';
import { ToneChip } from '../../../engine/field/choice/ToneChip.tsx';
import { RowsTable, type RowsColumn } from '../parts/RowsTable.tsx';
import { GroupMembers } from './GroupMembers.tsx';

type Category = PayrollGroupShow['categories'][number];
type Revision = PayrollGroupShow['revisions'][number] & { readonly id: number };

const tabs = ['categories', 'employees', 'revisions'] as const;

/** The parts of a payroll group; the open one stands in the address. */
export const GroupTabs = ({ group }: { readonly group: PayrollGroupShow }) => {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const open = tabs.find((tab) => tab === search.get('tab')) ?? 'categories';
  const categories: readonly RowsColumn<Category>[] = [
    {
      key: 'code',
      label: translate('payroll.column.code'),
      text: (row) => row.code,
      render: (row) => row.code,
    },
    {
      key: 'name',
      label: translate('payroll.column.category'),
      text: (row) => row.name,
      render: (row) => row.name,
    },
    {
      key: 'type',
      label: translate('payroll.form.itemType'),
      text: (row) => row.type,
      render: (row) => (
        <ToneChip
          tone={row.type === 'EARNING' ? 'success' : 'warning'}
          label={translate(row.type === 'EARNING' ? 'payroll.form.earning' : 'payroll.form.deduction')}
        />
      ),
    },
    {
      key: 'rule',
      label: translate('payroll.column.rule'),
      text: (row) => row.rule,
      render: (row) => row.rule,
    },
  ];
  const revisions: readonly RowsColumn<Revision>[] = [
    {
      key: 'revision',
      label: translate('payroll.column.revision'),
      figure: (row) => row.revision,
      render: (row) => row.revision,
    },
    {
      key: 'at',
      label: translate('payroll.column.changedOn'),
      text: (row) => row.createdAt,
      render: (row) => <DateTimeCell value={row.createdAt} />,
    },
    {
      key: 'reason',
      label: translate('payroll.column.reason'),
      text: (row) => row.reason ?? '',
      render: (row) => row.reason ?? '',
    },
  ];
  return (
    <>
      <Tabs
        value={open}
        onChange={(_, tab: string) => setSearch({ tab }, { replace: true })}
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((tab) => (
          <Tab key={tab} value={tab} label={translate(`payroll.groups.${tab}`)} />
        ))}
      </Tabs>
      {open === 'categories' ? (
        <RowsTable<Category>
          caption={translate('payroll.groups.categories')}
          columns={categories}
          rows={group.categories}
          empty={translate('engine.list.noData')}
        />
      ) : null}
      {open === 'employees' ? <GroupMembers groupId={group.id} /> : null}
      {open === 'revisions' ? (
        <RowsTable<Revision>
          caption={translate('payroll.groups.revisions')}
          columns={revisions}
          rows={group.revisions.map((row) => ({ ...row, id: row.revision }))}
          empty={translate('engine.list.noData')}
        />
      ) : null}
    </>
  );
};
