import { Alert } from '@mui/material';
import type { SkippedPayslip } from '@school/domain';
import { useTranslate } from 'react-admin';
import type { PayslipItem } from './payslip-row.ts';
import { sayTold } from '../../../i18n/current-language.ts';

interface SkippedNoteProps {
  readonly skipped: readonly SkippedPayslip[];
  readonly rows: readonly Pick<PayslipItem, 'id' | 'employeeName'>[];
  readonly onClose: () => void;
}

const mostShown = 8;

/** Payslips that were left alone, each with the reason. */
export const SkippedNote = ({ skipped, rows, onClose }: SkippedNoteProps) => {
  const translate = useTranslate();
  if (skipped.length === 0) return null;
  const nameOf = (id: number): string => rows.find((row) => row.id === id)?.employeeName ?? `#${id}`;
  return (
    <Alert severity="warning" onClose={onClose} sx={{ mb: 2 }}>
      <strong>{translate('payroll.skipped', { smart_count: skipped.length })}</strong>
      <ul style={{ margin: 0, paddingLeft: 20 }}>
        {skipped.slice(0, mostShown).map((one) => (
          <li key={one.id}>
            {nameOf(one.id)}: {sayTold(one) || one.reason}
          </li>
        ))}
      </ul>
      {skipped.length > mostShown
        ? translate('engine.bulk.moreSkipped', { smart_count: skipped.length - mostShown })
        : null}
    </Alert>
  );
};
