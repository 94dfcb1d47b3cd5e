import { FormControlLabel, Paper, Radio, RadioGroup, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { StoredSettings } from './payslip-toggles.ts';

interface FootnoteSectionProps {
  readonly settings: StoredSettings;
  readonly onChange: (change: Partial<StoredSettings>) => void;
}

const longest = 500;

/** Text at the foot of every payslip, or none; nothing is preselected. */
export const FootnoteSection = ({ settings, onChange }: FootnoteSectionProps) => {
  const translate = useTranslate();
  const title = translate('payroll.section.footnote');
  const missing = settings.footnote === 'true' && !settings.footnoteText?.trim();
  return (
    <Paper variant="outlined" component="section" aria-label={title} sx={{ p: 2 }}>
      <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 600, mb: 1 }}>
        {title}
      </Typography>
      <RadioGroup
        row
        aria-label={title}
        value={settings.footnote ?? ''}
        onChange={(_, value) => onChange({ footnote: value as 'true' | 'false' })}
      >
        <FormControlLabel value="false" control={<Radio />} label={translate('payroll.footnote.disable')} />
        <FormControlLabel value="true" control={<Radio />} label={translate('payroll.footnote.enable')} />
      </RadioGroup>
      {settings.footnote === 'true' ? (
        <TextField
          fullWidth
          multiline
          required
          minRows={2}
          sx={{ mt: 1 }}
          label={translate('payroll.footnote.text')}
          value={settings.footnoteText ?? ''}
          error={missing}
          helperText={missing ? translate('payroll.footnote.required') : undefined}
          onChange={(event) => onChange({ footnoteText: event.target.value })}
          slotProps={{ htmlInput: { maxLength: longest } }}
        />
      ) : null}
    </Paper>
  );
};
