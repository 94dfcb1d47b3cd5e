import { Alert, Button } from '@mui/material';
import { compareMoney, type PayslipDetail } from '@school/domain';
import { useTranslate } from 'ra-core';
import { useReducer, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { payslipCall } from '../calls/payroll-calls.ts';
import { useWrite } from '../calls/use-write.ts';
import {
  changedDraft,
  draftOf,
  draftProblems,
  draftTotals,
  draftWishes,
  ruleLines,
} from '../generation/payslip-draft.ts';
import { PayslipForm } from '../generation/PayslipForm.tsx';
import { TotalsBar } from '../generation/TotalsBar.tsx';
import { useRecalculated } from '../generation/use-recalculated.ts';
import { usePayrollMode } from '../mode/payroll-mode.ts';
import { PeriodText } from '../parts/PeriodText.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';
import { PayslipNotes } from './PayslipNotes.tsx';

/** Amounts of a stored payslip beside what the rules gave; saving sends it back to wait for approval. */
export const EditPayslipForm = ({ payslip }: { readonly payslip: PayslipDetail }) => {
  const translate = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  const { paths } = usePayrollMode();
  const { id, employeeId, groupId, payPeriod, version } = payslip;
  const [draft, change] = useReducer(changedDraft, payslip, draftOf);
  const [refused, setRefused] = useState(false);
  const { busy, write } = useWrite();
  const again = useRecalculated();
  const lines = again.figures?.lines ?? ruleLines(payslip.lines);
  const totals = draftTotals(lines, draft);
  const isWrong = draftProblems(draft).length > 0;
  const negative = compareMoney(totals.netPay, '0.00') <= 0;
  const save = async (): Promise<void> => {
    setRefused(negative);
    if (negative || isWrong) return;
    const remark = draft.remark.trim();
    const body = { id, version, ...draftWishes(lines, draft), ...(remark ? { remark } : {}) };
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
      {again.figures?.warnings.map((text) => (
        <Alert key={text} severity="warning" sx={{ mb: 2 }}>
          {text}
        </Alert>
      ))}
      {refused && negative ? (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {translate('payroll.check.NET_PAY_NEGATIVE', { name: payslip.employeeName })}
        </Alert>
      ) : null}
      <PayslipForm
        attendance={again.figures?.attendance ?? payslip}
        lines={lines}
        draft={draft}
        onChange={change}
        busy={again.busy}
      />
      <TotalsBar totals={totals}>
        <Button onClick={() => void navigate(-1)}>{translate('engine.verb.cancel')}</Button>
        <Button
          variant="outlined"
          loading={again.busy}
          disabled={isWrong}
          onClick={() =>
            void again.recalculate({ employeeId, groupId, payPeriod, payslipId: id }, lines, draft)
          }
        >
          {translate('payroll.verb.recalculate')}
        </Button>
        <Button variant="contained" loading={busy} disabled={isWrong} onClick={() => void save()}>
          {translate('engine.verb.save')}
        </Button>
      </TotalsBar>
    </>
  );
};
