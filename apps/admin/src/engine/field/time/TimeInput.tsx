import type { InputProps } from '../field-view.ts';
import { TextBase } from '../frame/TextBase.tsx';

export const TimeInput = ({ value, onChange, ...rest }: InputProps<'time'>) => (
  <TextBase
    {...rest}
    type="time"
    text={String(value ?? '').slice(0, 5)}
    onText={(text) => onChange(text === '' ? null : text)}
    html={{ step: 300 }}
    keepLabelUp
  />
);
