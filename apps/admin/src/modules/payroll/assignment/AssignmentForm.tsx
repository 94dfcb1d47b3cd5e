import { Alert, Box, Button } from '@mui/material';
import { isIsoDate, type EmployeePayrollData } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { failureText } from '../../../engine/own-screen/failure-text.ts';
import { TotalsBar } from '../generation/TotalsBar.tsx';
import { officePaths } from '../mode/payroll-paths.ts';
import { assignmentOf, firstDraft, type AssignmentDraft } from './assignment-draft.ts';
import { AssignmentTerms } from './AssignmentTerms.tsx';
import { CompareTable } from './CompareTable.tsx';
import { comparedLines } from './comparison.ts';
import { useAssign } from './use-assign.ts';
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

/** A payroll for one employee: the current terms on one side, the new ones on the other. */
export const AssignmentForm = ({ data, groupId: given, onSaved, buttons }: AssignmentFormProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { today } = useEnvironment().context;
  const { current } = data;
  const { employeeId } = data.employee;
  const [draft, setDraft] = useState(() => firstDraft(data, given, today));
  const { groupId, grossPay, from, amounts } = draft;
  const change = (part: Partial<AssignmentDraft>): void => setDraft((now) => ({ ...now, ...part }));
  const next = useGroupCategories({ groupId, employeeId, grossPay, amounts });
  const { busy, assign } = useAssign();
  const save = async (): Promise<void> => {
    if (!(await assign(assignmentOf(draft, employeeId)))) return;
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
      <AssignmentTerms draft={draft} onChange={change} asksGroup={!given} />
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
              onAmount={(code, amount) =>
                setDraft((now) => ({ ...now, amounts: { ...now.amounts, [code]: amount } }))
              }
            />
          ))}
        </Box>
      ) : (
        <Alert severity="info">{translate('payroll.assign.chooseGroup')}</Alert>
      )}
      <TotalsBar totals={next.data?.totals}>
        {buttons ?? <Button onClick={() => void navigate(-1)}>{translate('engine.verb.cancel')}</Button>}
        {Object.keys(amounts).length > 0 ? (
          <Button variant="outlined" onClick={() => change({ amounts: {} })}>
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
