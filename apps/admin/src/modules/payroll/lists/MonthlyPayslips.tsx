import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { PeriodText } from '../parts/PeriodText.tsx';
import { PayslipTable } from '../payslip/PayslipTable.tsx';
import { PrintAllButton } from '../payslip/PrintAllButton.tsx';
import { usePayslipList } from '../payslip/use-payslip-list.ts';
import { usePayslipVerbs } from '../payslip/use-payslip-verbs.ts';
import { MonthPick } from './MonthPick.tsx';
import { useFilterChoices } from './use-filter-choices.ts';
import { useMonth } from './use-month.ts';
import { useParam } from '../../../engine/own-screen/use-param.ts';

const columns = [
  'employee',
  'department',
  'group',
  'period',
  'earnings',
  'deductions',
  'net',
  'status',
] as const;

const counted = { status_ne: 'DELETED' };

/** All payslips whose period ends in a month. */
export const MonthlyPayslips = () => {
  const translate = useTranslate();
  const verbs = usePayslipVerbs();
  const [month, setMonth] = useMonth(counted);
  const [department, setDepartment] = useParam('department');
  const { departments } = useFilterChoices();
  const filter = useMemo(
    () =>
      month && {
        periodEnd_gte: month.first,
        periodEnd_lte: month.last,
        ...counted,
        ...(department ? { department: Number(department) } : {}),
      },
    [month, department],
  );
  const { data, problem, retry, busy } = usePayslipList(filter, 'payroll.fail.period');
  return (
    <>
      <PageHeader
        title={translate('payroll.monthly.title')}
        under={month ? <PeriodText payPeriod={month.first} periodEnd={month.last} /> : undefined}
        actions={<PrintAllButton ids={data?.map(({ id }) => id) ?? []} />}
      />
      <LoadProblem text={problem} onRetry={retry} />
      {problem ? null : (
        <PayslipTable
          caption={translate('payroll.monthly.title')}
          columns={columns}
          rows={data}
          busy={busy}
          verbs={verbs}
          empty={translate('payroll.monthly.empty')}
          tools={
            <>
              {month ? <MonthPick month={month} onMonth={setMonth} /> : null}
              <Choose
                label={translate('payroll.column.department')}
                value={department}
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
