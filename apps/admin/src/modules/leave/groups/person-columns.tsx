import { useTranslate } from 'react-admin';
import { DateCell } from '../../../engine/field/date/DateCell.tsx';
import type { RowsColumn } from '../../../engine/own-screen/RowsTable.tsx';
import type { PersonRow } from './person.ts';

/** Name, number, department and a day. */
export const usePersonColumns = (day: 'addedOn' | 'joiningDate'): readonly RowsColumn<PersonRow>[] => {
  const translate = useTranslate();
  const column = (key: 'name' | 'number' | 'departmentName'): RowsColumn<PersonRow> => ({
    key,
    label: translate(`leave.column.${key}`),
    ...(key === 'name' ? { role: 'title' as const } : {}),
    text: (row) => row[key],
  });
  return [
    column('name'),
    column('number'),
    column('departmentName'),
    {
      key: day,
      label: translate(`leave.column.${day}`),
      text: (row) => row[day] ?? '',
      render: (row) => <DateCell value={row[day]} />,
    },
  ];
};
