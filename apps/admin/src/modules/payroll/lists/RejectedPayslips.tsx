import type { PayslipRow } from '@school/domain';
import { useTranslate } from 'react-admin';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { payslipCall } from '../calls/payroll-calls.ts';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { PayslipTable } from '../payslip/PayslipTable.tsx';
import { usePayslipVerbs } from '../payslip/use-payslip-verbs.ts';
import { useFilterChoices } from './use-filter-choices.ts';
import { useParam } from '../../../engine/own-screen/use-param.ts';

const columns = ['employee', 'department', 'group', 'period', 'net', 'reason', 'decided'] as const;

/** Payslips that were sent back, with the reason. */
export const RejectedPayslips = () => {
  const translate = useTranslate();
  const verbs = usePayslipVerbs();
  const [groupId, setGroup] = useParam('group');
  const [departmentId, setDepartment] = useParam('department');
  const { groups, departments } = useFilterChoices();
  const { data, problem, retry, busy } = useLoad<readonly PayslipRow[]>(
    payslipCall('getAllRejectedPayslips'),
    'payroll.fail.payslip',
    { groupId, departmentId },
  );
  return (
    <>
      <PageHeader title={translate('payroll.rejected.title')} />
      <LoadProblem text={problem} onRetry={retry} />
      {problem ? null : (
        <PayslipTable
          caption={translate('payroll.rejected.title')}
          columns={columns}
          rows={data}
          busy={busy}
          verbs={verbs}
          empty={translate('payroll.rejected.empty')}
          tools={
            <>
              <Choose
                label={translate('payroll.column.group')}
                value={groupId}
                choices={groups}
                onChange={setGroup}
                all={translate('payroll.all.groups')}
              />
              <Choose
                label={translate('payroll.column.department')}
                value={departmentId}
                choices={departments}
                onChange={setDepartment}
                all={translate('payroll.all.departments')}
              />
            </>
          }
        />
      )}
    </>
  );
};
