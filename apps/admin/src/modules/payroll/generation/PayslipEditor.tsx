import { Alert, Button } from '@mui/material';
import { compareMoney, type PayslipLineRow } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useReducer, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Attendance } from './AttendanceBlock.tsx';
import {
  changedDraft,
  draftProblems,
  draftTotals,
  draftWishes,
  ruleLines,
  type PayslipDraft,
} from './payslip-draft.ts';
import { PayslipForm } from './PayslipForm.tsx';
import { TotalsBar } from './TotalsBar.tsx';
import { useRecalculated, type Whose } from './use-recalculated.ts';

/** What was typed, in the form the calls expect. */
export type Drafted = ReturnType<typeof draftWishes> & { readonly remark?: string };

interface PayslipEditorProps {
  readonly whose: Whose;
  readonly employeeName: string;
  readonly start: PayslipDraft;
  readonly attendance: Attendance;
  readonly lines: readonly PayslipLineRow[];
  /** Shown until the figures have been recalculated. */
  readonly warnings?: readonly string[];
  /** Label of the button that completes the work. */
  readonly verb: string;
  readonly busy: boolean;
  readonly blocked?: boolean;
  readonly onDone: (drafted: Drafted) => void;
}

/** Figures of one payslip that can be overwritten and recalculated; one without net pay is already rejected here. */
export const PayslipEditor = (props: PayslipEditorProps) => {
  const { whose, employeeName, start, attendance, verb, busy, blocked = false, onDone } = props;
  const translate = useTranslate();
  const navigate = useNavigate();
  const [draft, change] = useReducer(changedDraft, start);
  const [refused, setRefused] = useState(false);
  const again = useRecalculated();
  const lines = again.figures?.lines ?? ruleLines(props.lines);
  const totals = draftTotals(lines, draft);
  const isWrong = draftProblems(draft).length > 0;
  const negative = compareMoney(totals.netPay, '0.00') <= 0;
  const done = (): void => {
    setRefused(negative);
    if (negative || isWrong) return;
    const remark = draft.remark.trim();
    onDone({ ...draftWishes(lines, draft), ...(remark ? { remark } : {}) });
  };
  return (
    <>
      {(again.figures?.warnings ?? props.warnings ?? []).map((text) => (
        <Alert key={text} severity="warning" sx={{ mb: 2 }}>
          {text}
        </Alert>
      ))}
      {refused && negative ? (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {translate('payroll.check.NET_PAY_NEGATIVE', { name: employeeName })}
        </Alert>
      ) : null}
      <PayslipForm
        attendance={again.figures?.attendance ?? attendance}
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
          onClick={() => void again.recalculate(whose, lines, draft)}
        >
          {translate('payroll.verb.recalculate')}
        </Button>
        <Button variant="contained" loading={busy} disabled={isWrong || blocked} onClick={done}>
          {verb}
        </Button>
      </TotalsBar>
    </>
  );
};
