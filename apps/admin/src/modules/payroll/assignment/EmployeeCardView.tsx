import type { EmployeeCard } from '@school/domain';
import { useTranslate } from 'react-admin';
import { DateCell } from '../../../engine/field/date/DateCell.tsx';
import { Facts } from '../../../engine/own-screen/Facts.tsx';

/** Whose payroll this is. */
export const EmployeeCardView = ({ employee }: { readonly employee: EmployeeCard }) => {
  const translate = useTranslate();
  return (
    <Facts
      facts={[
        { label: translate('payroll.column.employee'), value: employee.name },
        { label: translate('payroll.column.employeeNumber'), value: employee.number },
        { label: translate('payroll.fact.department'), value: employee.department || '–' },
        { label: translate('payroll.toggle.position'), value: employee.position || '–' },
        {
          label: translate('payroll.toggle.dateOfJoining'),
          value: <DateCell value={employee.joiningDate} />,
        },
        { label: translate('payroll.fact.group'), value: employee.groupName ?? '–' },
      ]}
    />
  );
};
