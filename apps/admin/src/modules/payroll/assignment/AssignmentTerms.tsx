import { Paper, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { DayInput } from '../../../engine/own-screen/DayInput.tsx';
import { numericPart } from '../generation/edits.ts';
import { useGroups } from '../lists/use-groups.ts';
import type { AssignmentDraft } from './assignment-draft.ts';

interface AssignmentTermsProps {
  readonly draft: AssignmentDraft;
  readonly onChange: (change: Partial<AssignmentDraft>) => void;
  /** Whether the user chooses the group. */
  readonly asksGroup: boolean;
}

const longestRemark = 250;

/** The terms of a payroll: group, gross pay, first day, and a remark. */
export const AssignmentTerms = ({ draft, onChange, asksGroup }: AssignmentTermsProps) => {
  const translate = useTranslate();
  const groups = useGroups();
  return (
    <Paper variant="outlined" sx={{ p: 2, mb: 2, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {asksGroup ? (
        <Choose
          label={translate('payroll.column.group')}
          value={draft.groupId}
          choices={groups.data?.filter(({ isActive }) => isActive)}
          onChange={(groupId) => onChange({ groupId, amounts: {} })}
          required
        />
      ) : null}
      <TextField
        size="small"
        label={translate('payroll.assign.gross')}
        value={draft.grossPay}
        onChange={(event) => onChange({ grossPay: numericPart(event.target.value) })}
        slotProps={{ htmlInput: { inputMode: 'decimal', style: { textAlign: 'right' } } }}
        sx={{ width: { xs: '100%', sm: 180 } }}
      />
      <DayInput
        label={translate('payroll.assign.from')}
        value={draft.from}
        onChange={(from) => onChange({ from })}
        required
      />
      <TextField
        size="small"
        label={translate('payroll.form.remark')}
        value={draft.remark}
        onChange={(event) => onChange({ remark: event.target.value })}
        slotProps={{ htmlInput: { maxLength: longestRemark } }}
        sx={{ flex: '1 1 200px' }}
      />
    </Paper>
  );
};
