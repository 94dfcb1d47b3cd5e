import { Checkbox, FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel } from '@mui/material';
import { newsRoles } from '@school/resources';
import { useTranslate } from 'react-admin';

interface AudienceTicksProps {
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly error: string | undefined;
}

/** The audience of the item. */
export const AudienceTicks = ({ value, onChange, error }: AudienceTicksProps) => {
  const translate = useTranslate();
  return (
    <FormControl component="fieldset" error={Boolean(error)} variant="standard">
      <FormLabel component="legend" sx={{ fontSize: 14, '&::first-letter': { textTransform: 'uppercase' } }}>
        {translate('news.form.audiences')} *
      </FormLabel>
      <FormGroup row>
        {newsRoles.map((role) => (
          <FormControlLabel
            key={role}
            label={translate(`news.audience.${role}`)}
            control={
              <Checkbox
                size="small"
                checked={value.includes(role)}
                onChange={(_, isOn) =>
                  onChange(newsRoles.filter((one) => (one === role ? isOn : value.includes(one))))
                }
              />
            }
          />
        ))}
      </FormGroup>
      {error ? <FormHelperText sx={{ m: 0 }}>{error}</FormHelperText> : null}
    </FormControl>
  );
};
