import type { PayslipRow } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { payslipCall } from '../calls/payroll-calls.ts';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { usePayrollRights } from '../mode/use-payroll-rights.ts';
import { EmployeePick } from '../parts/EmployeePick.tsx';
import { Empty } from '../../../engine/own-screen/Empty.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { PayslipTable } from '../payslip/PayslipTable.tsx';
import { usePayslipVerbs } from '../payslip/use-payslip-verbs.ts';
import { useParam } from '../../../engine/own-screen/use-param.ts';

const columns = ['period', 'group', 'earnings', 'deductions', 'net', 'status'] as const;

/** Every payslip of one employee, whom readers of all payslips pick. */
const PastPayslipsOf = ({ readAll }: { readonly readAll: boolean }) => {
  const translate = useTranslate();
  const { actor } = useEnvironment();
  const [picked, setPicked] = useParam('employee');
  const employee = readAll ? picked : String(actor.employee ?? '');
  const verbs = usePayslipVerbs();
  const { data, problem, retry, busy } = useLoad<readonly PayslipRow[]>(
    employee ? payslipCall(`getEmployeePayslips/${employee}`) : undefined,
    'payroll.fail.payslip',
  );
  const title = translate(readAll ? 'payroll.employeePast.title' : 'payroll.employeePast.own');
  return (
    <>
      <PageHeader
        title={title}
        under={readAll && data?.[0] ? `${data[0].employeeName} · ${data[0].employeeNumber}` : undefined}
      />
      {readAll ? <EmployeePick value={picked} onChange={setPicked} /> : null}
      <LoadProblem text={problem} onRetry={retry} />
      {employee && !problem ? (
        <PayslipTable
          caption={title}
          columns={columns}
          rows={data}
          busy={busy}
          verbs={verbs}
          empty={translate('payroll.employeePast.empty')}
        />
      ) : null}
      {employee || problem ? null : (
        <Empty text={translate(readAll ? 'payroll.employeePast.pick' : 'payroll.employeePast.empty')} />
      )}
    </>
  );
};

/** Without rights over others, the own ones. */
export const EmployeePastPayslips = () => <PastPayslipsOf readAll={usePayrollRights().readAll} />;

/** The own ones, whatever else one may read. */
export const MyPayslips = () => <PastPayslipsOf readAll={false} />;
