import { Alert, Button } from '@mui/material';
import type { PayslipDetail } from '@school/domain';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { payslipCall } from '../calls/payroll-calls.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { usePayrollMode } from '../mode/payroll-mode.ts';
import { Facts } from '../../../engine/own-screen/Facts.tsx';
import { OutdatedMark } from '../parts/OutdatedMark.tsx';
import { usePeriodFacts } from '../parts/use-period-facts.tsx';
import { departmentOf } from './department-of.ts';
import { emptyDraft } from './payslip-draft.ts';
import { PayslipEditor, type Drafted } from './PayslipEditor.tsx';
import type { EmployeeFigures } from './use-payroll-detail.ts';
import { sayTold } from '../../../i18n/current-language.ts';

/** Figures of an employee that can be changed and then turned into a payslip. */
export const GenerateForm = ({ figures }: { readonly figures: EmployeeFigures }) => {
  const translate = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  const { paths } = usePayrollMode();
  const { employeeId, groupId, period } = figures;
  const { busy, write } = useWrite();
  const { payPeriod } = period;
  const periodFacts = usePeriodFacts({ groupName: figures.groupName, ...period });
  const { employeePayrollVersion } = figures;
  const generate = async (drafted: Drafted): Promise<void> => {
    const body = { employeeId, groupId, payPeriod, ...drafted, employeePayrollVersion };
    const path = payslipCall('save');
    const made = await write<PayslipDetail>({ path, body, fallback: 'payroll.fail.generateOne' });
    if (!made) return;
    toast.success('payroll.one.done');
    void navigate(paths.payslip(made.id), { replace: true });
  };
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
          ...periodFacts,
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
      <PayslipEditor
        whose={{ employeeId, groupId, payPeriod }}
        employeeName={figures.employeeName}
        start={emptyDraft(figures.lopDays)}
        attendance={figures}
        lines={figures.lines}
        warnings={figures.warnings.map(sayTold)}
        verb={translate('payroll.verb.generate')}
        busy={busy}
        blocked={Boolean(figures.payslipId)}
        onDone={(drafted) => void generate(drafted)}
      />
    </>
  );
};
