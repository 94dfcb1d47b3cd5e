import { Alert, Box, Button, Paper, TextField } from '@mui/material';
import { isIsoDate, type Assigned, type EmployeePayrollData } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { failureText } from '../../../engine/own-screen/failure-text.ts';
import { groupCall } from '../calls/payroll-calls.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { numericPart, typedAmount } from '../generation/edits.ts';
import { TotalsBar } from '../generation/TotalsBar.tsx';
import { useGroups } from '../lists/use-groups.ts';
import { officePaths } from '../mode/payroll-paths.ts';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { DayInput } from '../../../engine/own-screen/DayInput.tsx';
import { CompareTable } from './CompareTable.tsx';
import { comparedLines } from './comparison.ts';
import { useGroupCategories } from './use-group-categories.ts';
import { sayTold } from '../../../i18n/current-language.ts';

interface AssignmentFormProps {
  readonly data: EmployeePayrollData;
  /** The group in the address; if there is none, the user is asked for it. */
  readonly groupId?: string;
  /** Handles what comes next; if omitted, the employees of the group are shown. */
  readonly onSaved?: () => void;
  /** Replaces the back link. */
  readonly buttons?: ReactNode;
}

const longestRemark = 250;

/** A payroll for one employee: the current terms on one side, the new ones on the other. */
export const AssignmentForm = ({ data, groupId: given, onSaved, buttons }: AssignmentFormProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const toast = useToast();
  const { context } = useEnvironment();
  const { employee, current } = data;
  const groups = useGroups();
  const [groupId, setGroup] = useState(given ?? String(current?.groupId ?? ''));
  const [grossPay, setGross] = useState(current?.grossPay ?? employee.grossPay ?? '');
  const [from, setFrom] = useState<string>(context.today);
  const [remark, setRemark] = useState('');
  const [amounts, setAmounts] = useState<Readonly<Record<string, string>>>(() =>
    current && groupId === String(current.groupId)
      ? Object.fromEntries(
          current.lines.filter(({ isOverridden }) => isOverridden).map(({ code, amount }) => [code, amount]),
        )
      : {},
  );
  const { employeeId } = employee;
  const next = useGroupCategories({ groupId, employeeId, grossPay, amounts });
  const { busy, write } = useWrite();
  const save = async (): Promise<void> => {
    const gross = typedAmount(grossPay);
    const body = {
      groupId: Number(groupId),
      employeeIds: [employeeId],
      grossFrom: 'value',
      ...(gross === undefined ? {} : { grossPay: gross }),
      effectiveFrom: from,
      lines: Object.entries(amounts).flatMap(([code, text]) => {
        const amount = typedAmount(text);
        return amount === undefined ? [] : [{ code, amount }];
      }),
      ...(remark.trim() ? { remark: remark.trim() } : {}),
    };
    const done = await write<Assigned>({ path: groupCall('assign'), body, fallback: 'payroll.fail.assign' });
    if (!done) return;
    toast.success('payroll.assign.done', { smart_count: 1 });
    if (onSaved) onSaved();
    else void navigate(officePaths.groupEmployees(groupId));
  };
  const problem = next.error ? failureText(next.error, translate('payroll.fail.recalculate')) : undefined;
  const notes = [...(problem ? [problem] : []), ...(next.data?.warnings.map(sayTold) ?? [])];
  return (
    <>
      {current?.isOutdated ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('payroll.assign.outdated')}
        </Alert>
      ) : null}
      <Paper variant="outlined" sx={{ p: 2, mb: 2, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {given ? null : (
          <Choose
            label={translate('payroll.column.group')}
            value={groupId}
            choices={groups.data?.filter(({ isActive }) => isActive)}
            onChange={(id) => {
              setGroup(id);
              setAmounts({});
            }}
            required
          />
        )}
        <TextField
          size="small"
          label={translate('payroll.assign.gross')}
          value={grossPay}
          onChange={(event) => setGross(numericPart(event.target.value))}
          slotProps={{ htmlInput: { inputMode: 'decimal', style: { textAlign: 'right' } } }}
          sx={{ width: { xs: '100%', sm: 180 } }}
        />
        <DayInput label={translate('payroll.assign.from')} value={from} onChange={setFrom} required />
        <TextField
          size="small"
          label={translate('payroll.form.remark')}
          value={remark}
          onChange={(event) => setRemark(event.target.value)}
          slotProps={{ htmlInput: { maxLength: longestRemark } }}
          sx={{ flex: '1 1 200px' }}
        />
      </Paper>
      {notes.map((text) => (
        <Alert key={text} severity="warning" sx={{ mb: 2 }}>
          {text}
        </Alert>
      ))}
      {groupId ? (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
          {(['EARNING', 'DEDUCTION'] as const).map((type) => (
            <CompareTable
              key={type}
              title={translate(type === 'EARNING' ? 'payroll.sheet.earnings' : 'payroll.sheet.deductions')}
              lines={comparedLines(current, next.data, type)}
              hasCurrent={current !== null}
              amounts={amounts}
              onAmount={(code, amount) => setAmounts((now) => ({ ...now, [code]: amount }))}
            />
          ))}
        </Box>
      ) : (
        <Alert severity="info">{translate('payroll.assign.chooseGroup')}</Alert>
      )}
      <TotalsBar totals={next.data?.totals}>
        {buttons ?? <Button onClick={() => void navigate(-1)}>{translate('engine.verb.cancel')}</Button>}
        {Object.keys(amounts).length > 0 ? (
          <Button variant="outlined" onClick={() => setAmounts({})}>
            {translate('payroll.assign.byRules')}
          </Button>
        ) : null}
        <Button
          variant="contained"
          loading={busy}
          disabled={groupId === '' || !isIsoDate(from) || !next.data || Boolean(problem)}
          onClick={() => void save()}
        >
          {translate(current?.isOutdated ? 'payroll.assign.apply' : 'engine.verb.save')}
        </Button>
      </TotalsBar>
    </>
  );
};
