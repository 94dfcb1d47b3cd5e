import { Box, Checkbox, FormControlLabel, MenuItem, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DateTimeInput } from '../../../engine/field/dateTime/DateTimeInput.tsx';
import type { PollInput } from './poll-form.ts';

interface PollSettingsProps {
  readonly input: PollInput;
  readonly change: (part: Partial<PollInput>) => void;
  readonly closesProblem: string | undefined;
  /** Whether answers are anonymous is fixed once the first vote is cast. */
  readonly hasVotes: boolean;
}

const whenShown = ['ALWAYS', 'AFTER_VOTE', 'AFTER_CLOSE'];

/** When a poll ends, who sees the results and when, and how votes are stored. */
export const PollSettings = ({ input, change, closesProblem, hasVotes }: PollSettingsProps) => {
  const translate = useTranslate();
  const tick = (key: 'isAnonymous' | 'allowChange', disabled: boolean) => (
    <Box>
      <FormControlLabel
        label={translate(`polls.form.${key}`)}
        control={
          <Checkbox
            size="small"
            checked={input[key]}
            disabled={disabled}
            onChange={(_, isOn) => change({ [key]: isOn })}
          />
        }
      />
      <Typography variant="caption" color="textSecondary" component="p" sx={{ ml: 3.75, mt: -0.5 }}>
        {translate(`polls.form.${key}Help`)}
      </Typography>
    </Box>
  );
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
      <DateTimeInput
        field={{ type: 'dateTime' }}
        name="closesAt"
        label={translate('polls.form.closesAt')}
        value={input.closesAt}
        onChange={(moment) => change({ closesAt: typeof moment === 'string' ? moment : null })}
        error={closesProblem}
      />
      <TextField
        select
        size="small"
        label={translate('polls.form.showResults')}
        value={input.showResults}
        onChange={({ target }) => change({ showResults: target.value })}
      >
        {whenShown.map((key) => (
          <MenuItem key={key} value={key}>
            {translate(`polls.show.${key}`)}
          </MenuItem>
        ))}
      </TextField>
      {tick('isAnonymous', hasVotes || input.allowChange)}
      {tick('allowChange', input.isAnonymous)}
    </Box>
  );
};
