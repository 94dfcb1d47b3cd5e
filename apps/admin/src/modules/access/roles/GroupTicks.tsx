import { Box, Checkbox, FormControlLabel, FormHelperText, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ListedGroup } from './use-rights.ts';

interface GroupTicksProps {
  readonly groups: readonly ListedGroup[];
  readonly chosen: readonly number[];
  readonly disabled: boolean;
  readonly error?: string;
  readonly onChange: (chosen: readonly number[]) => void;
}

/** The role groups for this kind of user; the ticked ones are assigned to the user. */
export const GroupTicks = ({ groups, chosen, disabled, error, onChange }: GroupTicksProps) => {
  const translate = useTranslate();
  if (groups.length === 0) {
    return <Typography color="textSecondary">{translate('access.roles.noGroups')}</Typography>;
  }
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      {error ? (
        <FormHelperText error sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      ) : null}
      {groups.map(({ id, name, description }) => (
        <FormControlLabel
          key={id}
          disabled={disabled}
          sx={{ mx: 0, alignItems: 'flex-start' }}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(id)}
              onChange={(_, on) => onChange(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
            />
          }
          label={
            <Box sx={{ py: 0.75 }}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {name}
              </Typography>
              {description ? (
                <Typography variant="body2" color="textSecondary">
                  {description}
                </Typography>
              ) : null}
            </Box>
          }
        />
      ))}
    </Box>
  );
};
