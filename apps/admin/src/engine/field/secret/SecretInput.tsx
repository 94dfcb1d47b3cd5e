import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import { IconButton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { InputProps } from '../field-view.ts';
import { useRow } from '../frame/row-context.ts';
import { TextBase } from '../frame/TextBase.tsx';

/** Written, never read back: an empty box keeps the stored value. */
export const SecretInput = ({ field, value, onChange, ...rest }: InputProps<'secret'>) => {
  const translate = useTranslate();
  const [shown, setShown] = useState(false);
  // A new record has nothing to keep.
  const { _record: stored } = useRow();
  return (
    <TextBase
      {...rest}
      type={shown ? 'text' : 'password'}
      autoComplete="new-password"
      text={String(value ?? '')}
      onText={(text) => onChange(text === '' ? undefined : text)}
      placeholder={stored ? translate('engine.secret.keep') : undefined}
      maxLength={field.max}
      keepLabelUp={stored !== undefined}
      end={
        <IconButton
          size="small"
          edge="end"
          aria-label={translate(shown ? 'engine.secret.hide' : 'engine.secret.show')}
          onClick={() => setShown(!shown)}
        >
          {shown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
        </IconButton>
      }
    />
  );
};
