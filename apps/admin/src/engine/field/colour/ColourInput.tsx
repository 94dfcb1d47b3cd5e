import type { InputProps } from '../field-view.ts';
import { TextBase } from '../frame/TextBase.tsx';

/** A colour, typed as #rrggbb or picked. */
export const ColourInput = ({ field, value, onChange, ...rest }: InputProps<'colour'>) => {
  const text = String(value ?? '');
  const valid = /^#[0-9a-f]{6}$/i.test(text);
  return (
    <TextBase
      {...rest}
      text={text}
      onText={(typed) => onChange(typed === '' ? null : typed)}
      maxLength={field.max ?? 9}
      keepLabelUp
      start={
        <input
          type="color"
          aria-label={rest.label}
          disabled={rest.readOnly}
          value={valid ? text : '#000000'}
          onChange={(event) => onChange(event.target.value)}
          style={{ width: 26, height: 22, padding: 0, border: 0, background: 'none' }}
        />
      }
    />
  );
};
