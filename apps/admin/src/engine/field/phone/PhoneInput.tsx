import type { InputProps } from '../field-view.ts';
import { TextBase } from '../frame/TextBase.tsx';

export const PhoneInput = ({ field, value, onChange, ...rest }: InputProps<'phone'>) => (
  <TextBase
    {...rest}
    type="tel"
    text={String(value ?? '')}
    onText={(text) => onChange(text === '' ? null : text)}
    maxLength={field.max}
    inputMode="tel"
  />
);
