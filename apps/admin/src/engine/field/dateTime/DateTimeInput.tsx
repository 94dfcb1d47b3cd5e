import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useEnvironment } from '../../environment/environment.ts';
import { readDate } from '../date/typed-date.ts';
import { DateInput } from '../date/DateInput.tsx';
import type { InputProps } from '../field-view.ts';
import { TimeInput } from '../time/TimeInput.tsx';
import { momentAt, wallParts } from '../../../i18n/wall-clock.ts';
import { readMoment } from './typed-moment.ts';

/** The text typed into the day box, and the moment that it stood for. */
interface Typed {
  readonly text: unknown;
  readonly moment: unknown;
}

/** Day and time by the school's clock, side by side; both may be typed into the first. */
export const DateTimeInput = ({ value, onChange, onBlur, ...rest }: InputProps<'dateTime'>) => {
  const translate = useTranslate();
  const { context } = useEnvironment();
  const [typed, setTyped] = useState<Typed>();
  const { day, time } = wallParts(value);
  const change = (next: unknown): void => {
    const moment =
      typeof next === 'string'
        ? readMoment(next, (text) => readDate(text, context.today, context.dateOrder, context.locale))
        : undefined;
    setTyped(moment === undefined ? undefined : { text: next, moment });
    onChange(moment ?? momentAt(next, time));
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '3fr 2fr', gap: 1 }}>
      <DateInput
        {...rest}
        field={{ type: 'date' }}
        // While day and time are being typed in one go, the text stays as typed.
        value={typed && typed.moment === value ? typed.text : day}
        onChange={change}
        onBlur={() => {
          setTyped(undefined);
          onBlur?.();
        }}
      />
      <TimeInput
        name={`${rest.name}-time`}
        label={translate('engine.date.time')}
        dense={rest.dense}
        readOnly={rest.readOnly}
        field={{ type: 'time' }}
        value={time}
        onChange={(next) => onChange(momentAt(day, String(next ?? '')))}
      />
    </Box>
  );
};
