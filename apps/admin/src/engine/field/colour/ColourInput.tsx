import { Box } from '@mui/material';
import type { InputProps } from '../field-view.ts';
import { TextBase } from '../frame/TextBase.tsx';

const noColour =
  'repeating-linear-gradient(45deg, transparent 0 4px, var(--mui-palette-action-disabled, #9a9a9a) 4px 5px)';

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
        <Box
          component="span"
          sx={{ display: 'inline-flex', mr: 1, borderRadius: 0.5, background: valid ? undefined : noColour }}
        >
          <input
            type="color"
            aria-label={rest.label}
            disabled={rest.readOnly}
            value={valid ? text : '#ffffff'}
            onChange={(event) => onChange(event.target.value)}
            // Browsers have no empty colour; the hatching underneath shows that there is none.
            style={{
              width: 26,
              height: 22,
              padding: 0,
              border: 0,
              background: 'none',
              opacity: valid ? 1 : 0,
            }}
          />
        </Box>
      }
    />
  );
};
