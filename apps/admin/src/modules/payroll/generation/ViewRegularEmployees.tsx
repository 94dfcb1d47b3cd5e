import { Button, Link } from '@mui/material';
import type { EmployeeRow } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { officePaths } from '../mode/payroll-paths.ts';
import { BackLink } from '../../../engine/own-screen/BackLink.tsx';
import { Facts } from '../../../engine/own-screen/Facts.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { LoadedSoFar } from '../parts/LoadedSoFar.tsx';
import { PeriodText } from '../parts/PeriodText.tsx';
import { RowsTable, type RowsColumn } from '../../../engine/own-screen/RowsTable.tsx';
import { departmentOf } from './department-of.ts';
import { nobodyLeft } from './nobody-left.ts';
import { useGroupPeriod } from './use-group-period.ts';
import { wholeNumber } from '../../../i18n/whole-number.ts';

type Row = EmployeeRow & { readonly id: number };

const useMemberColumns = (
  groupId: ReturnType<typeof useGroupPeriod>['groupId'],
  payPeriod: ReturnType<typeof useGroupPeriod>['payPeriod'],
): readonly RowsColumn<Row>[] => {
  const translate = useTranslate();
  return useMemo<readonly RowsColumn<Row>[]>(
    () => [
      { key: 'employee', label: translate('payroll.column.employee'), text: (row) => row.employeeName },
      { key: 'department', label: translate('payroll.column.department'), text: departmentOf },
      { key: 'number', label: translate('payroll.column.employeeNumber'), text: (row) => row.employeeNumber },
      {
        key: 'actions',
        label: translate('engine.list.rowActions'),
        render: (row) => (
          <Link component={RouterLink} to={officePaths.generateOne(groupId, row.employeeId, payPeriod)}>
            {translate('payroll.regular.generateOne')}
          </Link>
        ),
      },
    ],
    [translate, groupId, payPeriod],
  );
};

/** Members of a group who have no payslip for the period yet. */
export const ViewRegularEmployees = () => {
  const translate = useTranslate();
  const { groupId, payPeriod, group, employees, total, problems, retry, busy } = useGroupPeriod();
  const rows = useMemo(() => employees?.map((row): Row => ({ ...row, id: row.employeeId })), [employees]);
  const columns = useMemberColumns(groupId, payPeriod);
  return (
    <>
      <PageHeader
        title={translate('payroll.regular.title')}
        actions={
          <>
            <BackLink
              to={officePaths.generate(groupId, payPeriod)}
              label={translate('payroll.regular.back')}
            />
            <Button
              variant="contained"
              component={RouterLink}
              to={officePaths.generateAll(groupId, payPeriod)}
              disabled={!rows || rows.length === 0}
            >
              {translate('payroll.regular.generateAll')}
            </Button>
          </>
        }
      />
      {problems.map((text) => (
        <LoadProblem key={text} text={text} onRetry={retry} />
      ))}
      {group || problems.length === 0 ? (
        <Facts
          facts={[
            { label: translate('payroll.fact.groupName'), value: group?.groupName },
            {
              label: translate('payroll.fact.paymentFrequency'),
              value: group && translate(`payroll.frequency.${group.frequency}`),
            },
            { label: translate('payroll.fact.payPeriod'), value: group && <PeriodText {...group} /> },
            { label: translate('payroll.fact.employees'), value: wholeNumber(rows && total) },
          ]}
        />
      ) : null}
      <LoadedSoFar loaded={rows?.length} total={total} />
      {rows || problems.length === 0 ? (
        <RowsTable<Row>
          caption={translate('payroll.regular.title')}
          columns={columns}
          rows={rows}
          empty={nobodyLeft(group, translate)}
          busy={busy && rows !== undefined}
        />
      ) : null}
    </>
  );
};
