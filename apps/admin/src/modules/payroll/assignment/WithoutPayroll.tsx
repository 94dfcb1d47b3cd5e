import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Notice } from '../../../engine/own-screen/Notice.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import type { OwnSectionProps } from '../../../engine/environment/own-section.ts';

/** Says that an employee is not paid for lack of a payroll, and leads to where one is assigned. */
export const WithoutPayroll = ({ record }: OwnSectionProps) => {
  const translate = useTranslate();
  // The steps of an admission lead there automatically.
  const isSettled = record?.['status'] === 'ACTIVE' && record['admissionStep'] === 'DONE';
  const { data } = useLoad<readonly unknown[]>(
    isSettled ? '/setup/v1/payRolls/getall' : undefined,
    'payroll.fail.employee',
    { filter: { employee: record?.id, effectiveTo_empty: true }, fields: ['id'], range: [0, 0] },
  );
  if (data?.length !== 0) return null;
  return (
    <Notice
      text={translate('payroll.assign.without')}
      action={
        <Button
          component={Link}
          to={`/payroll_payslip/${record?.id}/create_employee_payroll`}
          variant="outlined"
          color="inherit"
          size="small"
        >
          {translate('payroll.create.title')}
        </Button>
      }
    />
  );
};
