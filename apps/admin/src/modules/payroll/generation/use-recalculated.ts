import type { PayrollDetail, PayslipLineRow } from '@school/domain';
import { useState } from 'react';
import { payslipCall } from '../calls/payroll-calls.ts';
import type { Attendance } from './AttendanceBlock.tsx';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { draftWishes, ruleLines, type PayslipDraft } from './payslip-draft.ts';
import { sayTold } from '../../../i18n/current-language.ts';

/** Whose payslip, and of which period. */
export interface Whose {
  readonly employeeId: number;
  readonly groupId: number;
  readonly payPeriod: string;
  readonly payslipId?: number;
}

export interface Figures {
  readonly lines: readonly PayslipLineRow[];
  readonly attendance: Attendance;
  readonly warnings: readonly string[];
}

/** Figures of one payslip, recalculated by the server with the typed values. Nothing is written. */
export const useRecalculated = () => {
  const { busy, write } = useWrite();
  const [figures, setFigures] = useState<Figures>();
  const recalculate = async (
    { employeeId, ...whose }: Whose,
    lines: readonly PayslipLineRow[],
    draft: PayslipDraft,
  ): Promise<Figures | undefined> => {
    const answer = await write<PayrollDetail>({
      path: payslipCall(`reCalculatePayslipCategories/${employeeId}`),
      body: { ...whose, ...draftWishes(lines, draft) },
      fallback: 'payroll.fail.recalculate',
      quiet: true,
    });
    if (!answer) return undefined;
    const { workingDays, daysPresent, daysAbsent, lateTimes, lateMinutes, lateDays, warnings } = answer;
    const next: Figures = {
      lines: ruleLines(answer.lines),
      attendance: { workingDays, daysPresent, daysAbsent, lateTimes, lateMinutes, lateDays },
      warnings: warnings.map(sayTold),
    };
    setFigures(next);
    return next;
  };
  return { busy, figures, recalculate };
};
