import type { PayslipDetail } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { payslipCall } from '../calls/payroll-calls.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { draftOf } from '../generation/payslip-draft.ts';
import { PayslipEditor, type Drafted } from '../generation/PayslipEditor.tsx';
import { usePayrollMode } from '../mode/payroll-mode.ts';
import { PeriodText } from '../parts/PeriodText.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';
import { PayslipNotes } from './PayslipNotes.tsx';

/** Amounts of a stored payslip next to the rules' results; saving sends it back for approval. */
export const EditPayslipForm = ({ payslip }: { readonly payslip: PayslipDetail }) => {
  const translate = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  const { paths } = usePayrollMode();
  const { id, employeeId, groupId, payPeriod, version } = payslip;
  const { busy, write } = useWrite();
  const save = async (drafted: Drafted): Promise<void> => {
    const body = { id, version, ...drafted };
    const path = payslipCall('update');
    const saved = await write<PayslipDetail>({ path, body, fallback: 'payroll.fail.update' });
    if (!saved) return;
    toast.success('payroll.edit.done');
    void navigate(paths.payslip(id));
  };
  return (
    <>
      <PageHeader
        title={translate('payroll.edit.title')}
        beside={<StatusChip status={payslip.status} />}
        under={
          <>
            {payslip.number} · {payslip.employeeName} · <PeriodText {...payslip} />
          </>
        }
      />
      <PayslipNotes payslip={payslip} />
      <PayslipEditor
        whose={{ employeeId, groupId, payPeriod, payslipId: id }}
        employeeName={payslip.employeeName}
        start={draftOf(payslip)}
        attendance={payslip}
        lines={payslip.lines}
        verb={translate('engine.verb.save')}
        busy={busy}
        onDone={(drafted) => void save(drafted)}
      />
    </>
  );
};
