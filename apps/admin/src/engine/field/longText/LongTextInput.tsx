import type { InputProps } from '../field-view.ts';
import { TextBase } from '../frame/TextBase.tsx';

/** Several lines; the remaining room is shown once four fifths are used. */
export const LongTextInput = ({ field, value, onChange, help, ...rest }: InputProps<'longText'>) => {
  const text = String(value ?? '');
  const count =
    field.max !== undefined && text.length > field.max * 0.8 ? `${text.length}/${field.max}` : undefined;
  return (
    <TextBase
      {...rest}
      text={text}
      onText={(typed) => onChange(typed === '' ? null : typed)}
      help={count ? [help, count].filter(Boolean).join(' · ') : help}
      maxLength={field.max}
      rows={rest.dense ? undefined : 3}
    />
  );
};
