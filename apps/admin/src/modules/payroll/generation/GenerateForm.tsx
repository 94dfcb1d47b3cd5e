import { Alert, Button } from '@mui/material';
import { compareMoney, type PayslipDetail } from '@school/domain';
import { useTranslate } from 'ra-core';
import { useReducer, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { payslipCall } from '../calls/payroll-calls.ts';
import { useWrite } from '../calls/use-write.ts';
import { usePayrollMode } from '../mode/payroll-mode.ts';
import { Facts } from '../parts/Facts.tsx';
import { OutdatedMark } from '../parts/OutdatedMark.tsx';
import { PeriodText } from '../parts/PeriodText.tsx';
import { departmentOf } from './department-of.ts';
import { PayslipForm } from './PayslipForm.tsx';
import {
  changedDraft,
  draftProblems,
  draftTotals,
  draftWishes,
  emptyDraft,
  ruleLines,
} from './payslip-draft.ts';
import { TotalsBar } from './TotalsBar.tsx';
import type { EmployeeFigures } from './use-payroll-detail.ts';
import { useRecalculated } from './use-recalculated.ts';

/** Figures of an employee that can be changed and then become a payslip. */
export const GenerateForm = ({ figures }: { readonly figures: EmployeeFigures }) => {
  const translate = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  const { paths } = usePayrollMode();
  const { employeeId, groupId, period } = figures;
  const [draft, change] = useReducer(changedDraft, figures.lopDays, emptyDraft);
  const [refused, setRefused] = useState(false);
  const { busy, write } = useWrite();
  const again = useRecalculated();
  const lines = again.figures?.lines ?? ruleLines(figures.lines);
  const totals = draftTotals(lines, draft);
  const isWrong = draftProblems(draft).length > 0;
  const negative = compareMoney(totals.netPay, '0.00') <= 0;
  const generate = async (): Promise<void> => {
    setRefused(negative);
    if (negative || isWrong) return;
    const { remark } = draft;
    const body = {
      employeeId,
      groupId,
      payPeriod: period.payPeriod,
      ...draftWishes(lines, draft),
      employeePayrollVersion: figures.employeePayrollVersion,
      ...(remark.trim() ? { remark: remark.trim() } : {}),
    };
    const path = payslipCall('save');
    const made = await write<PayslipDetail>({ path, body, fallback: 'payroll.fail.generateOne' });
    if (!made) return;
    toast.success('payroll.one.done');
    void navigate(paths.payslip(made.id), { replace: true });
  };
  const warnings = again.figures?.warnings ?? figures.warnings.map(({ message }) => message);
  return (
    <>
      <PageHeader
        title={translate('payroll.one.title')}
        beside={<OutdatedMark shown={figures.isOutdated} />}
        under={`${figures.employeeName} · ${figures.employeeNumber}`}
      />
      <Facts
        facts={[
          { label: translate('payroll.fact.department'), value: departmentOf(figures) || '–' },
          { label: translate('payroll.fact.group'), value: figures.groupName },
          { label: translate('payroll.fact.payPeriod'), value: <PeriodText {...period} /> },
          {
            label: translate('payroll.fact.frequency'),
            value: translate(`payroll.frequency.${period.frequency}`),
          },
        ]}
      />
      {figures.payslipId ? (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" component={Link} to={paths.payslip(figures.payslipId)}>
              {translate('engine.verb.show')}
            </Button>
          }
        >
          {translate('payroll.one.exists')}
        </Alert>
      ) : null}
      {figures.isEarly ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('payroll.generate.early')}
        </Alert>
      ) : null}
      {warnings.map((text) => (
        <Alert key={text} severity="warning" sx={{ mb: 2 }}>
          {text}
        </Alert>
      ))}
      {refused && negative ? (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {translate('payroll.check.NET_PAY_NEGATIVE', { name: figures.employeeName })}
        </Alert>
      ) : null}
      <PayslipForm
        attendance={again.figures?.attendance ?? figures}
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
            void again.recalculate({ employeeId, groupId, payPeriod: period.payPeriod }, lines, draft)
          }
        >
          {translate('payroll.verb.recalculate')}
        </Button>
        <Button
          variant="contained"
          loading={busy}
          disabled={isWrong || Boolean(figures.payslipId)}
          onClick={() => void generate()}
        >
          {translate('payroll.verb.generate')}
        </Button>
      </TotalsBar>
    </>
  );
};
