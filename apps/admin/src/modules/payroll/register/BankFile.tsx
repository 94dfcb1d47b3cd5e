import Download from '@mui/icons-material/Download';
import { Alert, Button, Link, List, ListItem, Typography } from '@mui/material';
import type { BankFile as File, UnpaidByFile } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { MoneyCell } from '../../../engine/field/money/MoneyCell.tsx';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { MonthPick } from '../../../engine/own-screen/MonthPick.tsx';
import { useFilterChoices } from '../lists/use-filter-choices.ts';
import { useMonth } from '../../../engine/own-screen/use-month.ts';
import { useParam } from '../../../engine/own-screen/use-param.ts';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { Empty } from '../../../engine/own-screen/Empty.tsx';
import { Facts } from '../../../engine/own-screen/Facts.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { RowsTable, type RowsColumn } from '../../../engine/own-screen/RowsTable.tsx';
import { useDownload } from './use-download.ts';

interface Row {
  readonly id: number;
  readonly cells: readonly string[];
}

/** Payslips paid by a bank. */
const paid = { resource: 'payslip', day: 'periodEnd', filter: { status: 'APPROVED' } };

const path = '/setup/v1/paySlip/bankFile';

/** The month, template and group of a file, kept in the address. */
const useFileChoice = () => {
  const [month, setMonth] = useMonth(paid);
  const [group, setGroup] = useParam('group');
  const [chosen, setTemplate] = useParam('template');
  const templates = useLoad<readonly { id: number; name: string }[]>(
    '/setup/v1/bankFileTemplates/getall',
    'payroll.fail.choices',
    { filter: { active: true }, sort: ['name', 'ASC'] },
  );
  const template = chosen === '' ? String(templates.data?.[0]?.id ?? '') : chosen;
  const yearMonth = month?.first.slice(0, 7) ?? '';
  const query = useMemo(
    () => ({ template, month: yearMonth, ...(group === '' ? {} : { group }) }),
    [template, yearMonth, group],
  );
  return { month, setMonth, group, setGroup, templates, template, setTemplate, yearMonth, query };
};

const FileChoice = ({ choice }: { readonly choice: ReturnType<typeof useFileChoice> }) => {
  const { month, setMonth, group, setGroup, templates, template, setTemplate } = choice;
  const translate = useTranslate();
  const { groups } = useFilterChoices();
  return (
    <>
      {month ? <MonthPick month={month} onMonth={setMonth} /> : null}
      <Choose
        label={translate('payroll.bankFile.template')}
        value={template}
        choices={templates.data}
        onChange={setTemplate}
      />
      <Choose
        label={translate('payroll.column.group')}
        value={group}
        choices={groups}
        onChange={setGroup}
        all={translate('payroll.all.groups')}
      />
    </>
  );
};

/** What a bank pays for a month: the file in its template, and who is not included. */
export const BankFile = () => {
  const translate = useTranslate();
  const choice = useFileChoice();
  const { templates, template, yearMonth, query } = choice;
  const { data, problem, retry, busy } = useLoad<File>(
    template === '' || yearMonth === '' ? undefined : path,
    'payroll.fail.bankFile',
    query,
  );
  const download = useDownload();
  const address = `${path}?${new URLSearchParams({ ...query, format: 'csv' }).toString()}`;
  return (
    <>
      <PageHeader
        title={translate('payroll.bankFile.title')}
        actions={
          <>
            <Button component={RouterLink} to="/finance/salary_payments" variant="outlined">
              {translate('payroll.bankFile.payments_of')}
            </Button>
            <Button
              variant="contained"
              startIcon={<Download />}
              disabled={!data || data.count === 0}
              loading={download.busy}
              onClick={() => void download.save(address, `${yearMonth}.csv`)}
            >
              {translate('payroll.bankFile.download')}
            </Button>
          </>
        }
      />
      <LoadProblem text={problem ?? templates.problem} onRetry={problem ? retry : templates.retry} />
      {templates.data?.length === 0 ? (
        <Empty text={translate('payroll.bankFile.noTemplate')}>
          <Button component={RouterLink} to="/payroll/bank_file_templates" variant="outlined">
            {translate('payroll.bankFile.templates')}
          </Button>
        </Empty>
      ) : null}
      {data ? <FileTotals file={data} /> : null}
      {data && data.missing.length > 0 ? <Unpaid missing={data.missing} /> : null}
      {problem || template === '' ? null : (
        <RowsTable<Row>
          caption={translate('payroll.bankFile.title')}
          columns={columnsOf(data)}
          rows={data?.rows.map((cells, id) => ({ id, cells }))}
          busy={busy}
          empty={translate('payroll.bankFile.empty')}
          tools={<FileChoice choice={choice} />}
        />
      )}
    </>
  );
};

const isAmount = (file: File | undefined, place: number): boolean =>
  file?.rows.every((cells) => /^-?\d+\.\d{2}$/.test(cells[place] ?? '')) ?? false;

const columnsOf = (file: File | undefined): readonly RowsColumn<Row>[] =>
  (file?.headings ?? []).map((heading, place) => ({
    key: String(place),
    label: heading,
    ...(isAmount(file, place) ? { align: 'right' } : {}),
    text: ({ cells }) => cells[place] ?? '',
  }));

const FileTotals = ({ file }: { readonly file: File }) => {
  const translate = useTranslate();
  return (
    <Facts
      facts={[
        { label: translate('payroll.bankFile.payments'), value: file.count },
        { label: translate('payroll.bankFile.total'), value: <MoneyCell value={file.total} /> },
        { label: translate('payroll.bankFile.unpaid'), value: file.missing.length },
        { label: translate('payroll.bankFile.unpaidTotal'), value: <MoneyCell value={file.missingTotal} /> },
      ]}
    />
  );
};

const Unpaid = ({ missing }: { readonly missing: readonly UnpaidByFile[] }) => {
  const translate = useTranslate();
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <Typography variant="body2">
        {translate('payroll.bankFile.missing', { smart_count: missing.length })}
      </Typography>
      <List dense disablePadding>
        {missing.map(({ employeeId, name, number, payslip, netPay }) => (
          <ListItem key={payslip} disableGutters sx={{ gap: 1, flexWrap: 'wrap', py: 0.25 }}>
            <Link component={RouterLink} to={`/employee_profile/${employeeId}`}>
              {name}
            </Link>
            <span>{number}</span>
            <MoneyCell value={netPay} />
          </ListItem>
        ))}
      </List>
    </Alert>
  );
};
