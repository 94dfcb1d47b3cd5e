import type { PayrollGroupShow } from '@school/domain';
import { useTranslate } from 'react-admin';
import { ToneChip } from '../../../engine/field/choice/ToneChip.tsx';
import type { RowsColumn } from '../../../engine/own-screen/RowsTable.tsx';

export type GroupCategory = PayrollGroupShow['categories'][number];

/** Categories of a group: code, name, kind and rule. */
export const useCategoryColumns = (): readonly RowsColumn<GroupCategory>[] => {
  const translate = useTranslate();
  return [
    { key: 'code', label: translate('payroll.column.code'), text: (row) => row.code },
    { key: 'name', label: translate('payroll.column.category'), text: (row) => row.name },
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
    { key: 'rule', label: translate('payroll.column.rule'), text: (row) => row.rule },
  ];
};
