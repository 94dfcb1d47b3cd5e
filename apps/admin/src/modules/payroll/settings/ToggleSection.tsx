import { Box, FormControlLabel, Paper, Switch, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { fixedToggles, type StoredSettings, type ToggleKey } from './payslip-toggles.ts';
import { phrase } from '../../../engine/own-screen/phrase.ts';

interface ToggleSectionProps {
  readonly title: string;
  readonly toggles: readonly ToggleKey[];
  /** Names of details defined by the institution. */
  readonly names: Partial<Record<ToggleKey, string | undefined>>;
  readonly settings: StoredSettings;
  readonly onChange: (change: Partial<StoredSettings>) => void;
}

/** Items that a payslip shows or hides. */
export const ToggleSection = ({ title, toggles, names, settings, onChange }: ToggleSectionProps) => {
  const translate = useTranslate();
  return (
    <Paper variant="outlined" component="section" aria-label={title} sx={{ p: 2 }}>
      <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 600, mb: 1 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid' }}>
        {toggles.map((key) => (
          <FormControlLabel
            key={key}
            sx={{ justifyContent: 'space-between', ml: 0, mr: 0, minHeight: 40 }}
            labelPlacement="start"
            label={
              <>
                <Box component="span" sx={phrase}>
                  {names[key] ?? translate(`payroll.toggle.${key}`)}
                </Box>
                {fixedToggles.has(key) ? (
                  <Typography variant="caption" color="textSecondary" component="div">
                    {translate('payroll.settings.always')}
                  </Typography>
                ) : null}
              </>
            }
            control={
              <Switch
                checked={settings[key]}
                disabled={fixedToggles.has(key)}
                onChange={(_, on) => onChange({ [key]: on })}
              />
            }
          />
        ))}
      </Box>
    </Paper>
  );
};
