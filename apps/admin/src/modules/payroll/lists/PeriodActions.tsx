import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { usePayrollRights } from '../mode/use-payroll-rights.ts';
import { ofStatus, type PayslipItem } from '../payslip/payslip-row.ts';
import { PrintAllButton } from '../payslip/PrintAllButton.tsx';
import type { PayslipVerbs } from '../payslip/use-payslip-verbs.ts';

interface PeriodActionsProps {
  readonly groupId: number;
  readonly payPeriod: string;
  readonly rows: readonly PayslipItem[];
  readonly verbs: PayslipVerbs;
}

/** What can be done to all payslips of a group and period at once. */
export const PeriodActions = ({ groupId, payPeriod, rows, verbs }: PeriodActionsProps) => {
  const translate = useTranslate();
  const rights = usePayrollRights();
  const scope = { groupId, payPeriod };
  const pending = ofStatus(rows, 'PENDING').length;
  const approved = ofStatus(rows, 'APPROVED').length;
  return (
    <>
      <PrintAllButton ids={rows.map(({ id }) => id)} />
      {rights.generate && pending > 0 ? (
        <Button color="error" disabled={verbs.busy} onClick={() => void verbs.deletePending(scope, pending)}>
          {translate('payroll.verb.deletePending')}
        </Button>
      ) : null}
      {rights.decide && approved > 0 ? (
        <Button
          variant="outlined"
          color="warning"
          disabled={verbs.busy}
          onClick={() => void verbs.revertAll(scope, approved)}
        >
          {translate('payroll.verb.revertAll')}
        </Button>
      ) : null}
      {rights.decide && pending > 0 ? (
        <Button
          variant="contained"
          disabled={verbs.busy}
          onClick={() => void verbs.approveAll(scope, pending)}
        >
          {translate('payroll.verb.approveAll')}
        </Button>
      ) : null}
    </>
  );
};
