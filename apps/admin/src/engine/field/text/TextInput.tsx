import type { InputProps } from '../field-view.ts';
import { TextBase } from '../frame/TextBase.tsx';

const cased = { upper: (text: string) => text.toUpperCase(), lower: (text: string) => text.toLowerCase() };

export const TextInput = ({ field, value, onChange, ...rest }: InputProps<'text'>) => (
  <TextBase
    {...rest}
    text={String(value ?? '')}
    onText={(text) => onChange(text === '' ? null : field.case ? cased[field.case](text) : text)}
    maxLength={field.max}
  />
);
