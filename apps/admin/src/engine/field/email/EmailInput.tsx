import type { InputProps } from '../field-view.ts';
import { TextBase } from '../frame/TextBase.tsx';

export const EmailInput = ({ field, value, onChange, ...rest }: InputProps<'email'>) => (
  <TextBase
    {...rest}
    type="email"
    text={String(value ?? '')}
    onText={(text) => onChange(text === '' ? null : text.trim())}
    maxLength={field.max}
    inputMode="email"
  />
);
