import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { DateInput } from '../date/DateInput.tsx';
import type { InputProps } from '../field-view.ts';
import { TimeInput } from '../time/TimeInput.tsx';
import { localParts, momentOf } from './local-moment.ts';

/** Day and time of the viewer's clock beside each other. */
export const DateTimeInput = ({ value, onChange, ...rest }: InputProps<'dateTime'>) => {
  const translate = useTranslate();
  const { day, time } = localParts(value);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '3fr 2fr', gap: 1 }}>
      <DateInput
        {...rest}
        field={{ type: 'date' }}
        value={day}
        onChange={(next) => onChange(momentOf(next, time))}
      />
      <TimeInput
        name={`${rest.name}-time`}
        label={translate('engine.date.time')}
        dense={rest.dense}
        readOnly={rest.readOnly}
        field={{ type: 'time' }}
        value={time}
        onChange={(next) => onChange(momentOf(day, String(next ?? '')))}
      />
    </Box>
  );
};
