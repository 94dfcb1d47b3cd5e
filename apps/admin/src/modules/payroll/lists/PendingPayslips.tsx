import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { usePayrollRights } from '../mode/use-payroll-rights.ts';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { PayslipTable } from '../payslip/PayslipTable.tsx';
import { useMarked } from '../../../engine/own-screen/use-marked.ts';
import { usePayslipList } from '../payslip/use-payslip-list.ts';
import { usePayslipVerbs } from '../payslip/use-payslip-verbs.ts';

const columns = ['employee', 'group', 'period', 'net', 'created'] as const;
const filter = { status: 'PENDING' };

/** Payslips of all groups that wait for a decision. */
export const PendingPayslips = () => {
  const translate = useTranslate();
  const rights = usePayrollRights();
  const verbs = usePayslipVerbs();
  const { data, problem, retry, busy } = usePayslipList(filter, 'payroll.fail.payslip');
  const selection = useMarked(data);
  const { marked } = selection;
  return (
    <>
      <PageHeader title={translate('payroll.pending.title')} />
      <LoadProblem text={problem} onRetry={retry} />
      {problem ? null : (
        <PayslipTable
          caption={translate('payroll.pending.title')}
          columns={columns}
          rows={data}
          busy={busy}
          verbs={verbs}
          selection={rights.decide || rights.generate ? selection : undefined}
          empty={translate('payroll.pending.empty')}
          tools={
            <>
              {rights.decide ? (
                <Button
                  variant="contained"
                  disabled={marked.length === 0 || verbs.busy}
                  onClick={() => void verbs.approveAll({ ids: marked }, marked.length)}
                >
                  {translate('payroll.verb.approveMarked', { count: marked.length })}
                </Button>
              ) : null}
              {rights.generate ? (
                <Button
                  color="error"
                  disabled={marked.length === 0 || verbs.busy}
                  onClick={() => void verbs.deletePending({ ids: marked }, marked.length)}
                >
                  {translate('payroll.verb.deleteMarked', { count: marked.length })}
                </Button>
              ) : null}
            </>
          }
        />
      )}
    </>
  );
};
