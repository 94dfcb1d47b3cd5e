import { Alert } from '@mui/material';
import type { PayslipDetail } from '@school/domain';
import { useTranslate } from 'react-admin';

/** What the reader should know about a payslip beforehand. */
export const PayslipNotes = ({ payslip }: { readonly payslip: PayslipDetail }) => {
  const translate = useTranslate();
  return (
    <>
      {payslip.status === 'REJECTED' && payslip.rejectReason ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {translate('payroll.sheet.rejected', { reason: payslip.rejectReason })}
        </Alert>
      ) : null}
      {payslip.isOutdated && payslip.status !== 'APPROVED' ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('payroll.outdated')}
        </Alert>
      ) : null}
    </>
  );
};
