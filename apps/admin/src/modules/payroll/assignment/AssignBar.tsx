import {
  Box,
  Button,
  FormControlLabel,
  Paper,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatMoney } from '../../../engine/field/number/number-format.ts';
import { numericPart } from '../generation/edits.ts';
import { DayInput } from '../../../engine/own-screen/DayInput.tsx';
import type { AssignPreview, GrossFrom } from './preview.ts';

export interface AssignTerms {
  readonly grossFrom: GrossFrom;
  readonly value: string;
  readonly from: string;
}

interface AssignBarProps {
  readonly terms: AssignTerms;
  readonly onChange: (change: Partial<AssignTerms>) => void;
  readonly preview: AssignPreview;
  readonly ready: boolean;
  readonly busy: boolean;
  readonly onAssign: () => void;
}

const mostNamed = 5;

/** The source of the gross pay, the effective date, and the resulting amount. */
export const AssignBar = ({ terms, onChange, preview, ready, busy, onAssign }: AssignBarProps) => {
  const translate = useTranslate();
  const { without } = preview;
  return (
    <Paper
      variant="outlined"
      sx={{ p: 2, mb: 2, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
    >
      <RadioGroup
        row
        aria-label={translate('payroll.assign.gross')}
        value={terms.grossFrom}
        onChange={(_, value) => onChange({ grossFrom: value as GrossFrom })}
      >
        <FormControlLabel
          value="payTerms"
          control={<Radio />}
          label={translate('payroll.assignMany.payTerms')}
        />
        <FormControlLabel value="value" control={<Radio />} label={translate('payroll.assignMany.value')} />
      </RadioGroup>
      {terms.grossFrom === 'value' ? (
        <TextField
          size="small"
          required
          label={translate('payroll.assign.gross')}
          value={terms.value}
          onChange={(event) => onChange({ value: numericPart(event.target.value) })}
          slotProps={{ htmlInput: { inputMode: 'decimal', style: { textAlign: 'right' } } }}
          sx={{ width: { xs: '100%', sm: 170 } }}
        />
      ) : null}
      <DayInput
        label={translate('payroll.assign.from')}
        value={terms.from}
        onChange={(from) => onChange({ from })}
        required
      />
      <Box role="status" sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {translate('payroll.assignMany.preview', {
            smart_count: preview.count,
            gross: formatMoney(preview.gross),
          })}
        </Typography>
        {without.length > 0 ? (
          <Typography variant="body2" color="warning">
            {translate('payroll.assignMany.without', { names: without.slice(0, mostNamed).join(', ') })}
            {without.length > mostNamed
              ? ` ${translate('engine.bulk.moreSkipped', { smart_count: without.length - mostNamed })}`
              : ''}
          </Typography>
        ) : null}
      </Box>
      <Button variant="contained" disabled={!ready} loading={busy} onClick={onAssign}>
        {translate('payroll.assignMany.verb')}
      </Button>
    </Paper>
  );
};
