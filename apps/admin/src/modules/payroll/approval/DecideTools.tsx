import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ofStatus, type PayslipItem } from '../payslip/payslip-row.ts';
import type { PayslipVerbs } from '../payslip/use-payslip-verbs.ts';

interface DecideToolsProps {
  readonly rows: readonly PayslipItem[];
  readonly marked: readonly number[];
  readonly verbs: PayslipVerbs;
}

/** Decisions on what is marked and, with nothing marked, on all that wait. */
export const DecideTools = ({ rows, marked, verbs }: DecideToolsProps) => {
  const translate = useTranslate();
  const chosen = rows.filter(({ id }) => marked.includes(id));
  const [only] = chosen;
  const pending = ofStatus(marked.length > 0 ? chosen : rows, 'PENDING').map(({ id }) => id);
  const approved = ofStatus(chosen, 'APPROVED').map(({ id }) => id);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { sm: 'auto' } }}>
      {approved.length > 0 ? (
        <Button
          variant="outlined"
          color="warning"
          disabled={verbs.busy}
          onClick={() => void verbs.revertAll({ ids: approved }, approved.length)}
        >
          {translate('payroll.verb.revertMarked', { count: approved.length })}
        </Button>
      ) : null}
      {chosen.length === 1 && only?.status === 'PENDING' ? (
        <Button
          variant="outlined"
          color="error"
          disabled={verbs.busy}
          onClick={() => void verbs.reject(only)}
        >
          {translate('payroll.verb.reject')}
        </Button>
      ) : null}
      <Button
        variant="contained"
        disabled={pending.length === 0 || verbs.busy}
        onClick={() => void verbs.approveAll({ ids: pending }, pending.length)}
      >
        {marked.length > 0
          ? translate('payroll.verb.approveMarked', { count: pending.length })
          : translate('payroll.verb.approveAll')}
      </Button>
    </Box>
  );
};
