import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { LeaveRecord } from './LeaveRecord.tsx';

/** Balances and applications of one employee, for their managers and the office. */
export const EmployeeLeaves = () => {
  const translate = useTranslate();
  const { empId, id, empName = '' } = useParams();
  return (
    <LeaveRecord
      employee={Number(empId ?? id ?? 0) || 0}
      own={false}
      title={(standing) => translate('leave.of.title', { name: standing?.employeeName ?? empName })}
    />
  );
};
