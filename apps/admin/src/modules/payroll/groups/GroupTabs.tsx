import { Tab, Tabs } from '@mui/material';
import type { PayrollGroupShow } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { DateTimeCell } from '../../../engine/field/dateTime/DateTimeCell.tsx';
import { RowsTable, type RowsColumn } from '../../../engine/own-screen/RowsTable.tsx';
import { useCategoryColumns, type GroupCategory } from './category-columns.tsx';
import { GroupMembers } from './GroupMembers.tsx';

type Revision = PayrollGroupShow['revisions'][number] & { readonly id: number };

const tabs = ['categories', 'employees', 'revisions'] as const;

/** The parts of a payroll group; the open one stands in the address. */
export const GroupTabs = ({ group }: { readonly group: PayrollGroupShow }) => {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const open = tabs.find((tab) => tab === search.get('tab')) ?? 'categories';
  const categories = useCategoryColumns();
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
        <RowsTable<GroupCategory>
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
