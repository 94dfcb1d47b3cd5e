import { Box } from '@mui/material';
import { f } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { RefInput } from '../../../engine/field/ref/RefInput.tsx';
import { usePayrollRights } from '../mode/use-payroll-rights.ts';
import { MemberPick } from './MemberPick.tsx';

interface EmployeePickProps {
  readonly value: string;
  readonly onChange: (employeeId: string) => void;
}

const field = f.ref('employee', {});

/** Any employee, former ones too; who may not look for employees picks among those of payroll groups. */
export const EmployeePick = ({ value, onChange }: EmployeePickProps) => {
  const translate = useTranslate();
  const { findEmployees } = usePayrollRights();
  const label = translate('payroll.column.employee');
  return (
    <Box sx={{ maxWidth: 420, mb: 2 }}>
      {findEmployees ? (
        <RefInput
          field={field}
          name="employee"
          label={label}
          value={value === '' ? null : Number(value)}
          onChange={(id) => onChange(id === null || id === undefined ? '' : String(id))}
        />
      ) : (
        <MemberPick label={label} value={value} onChange={onChange} />
      )}
    </Box>
  );
};
