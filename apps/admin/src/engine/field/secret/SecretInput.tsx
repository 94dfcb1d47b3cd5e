import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import { IconButton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { InputProps } from '../field-view.ts';
import { TextBase } from '../frame/TextBase.tsx';

/** Written, never read back: an empty box keeps what is stored. */
export const SecretInput = ({ field, value, onChange, ...rest }: InputProps<'secret'>) => {
  const translate = useTranslate();
  const [shown, setShown] = useState(false);
  return (
    <TextBase
      {...rest}
      type={shown ? 'text' : 'password'}
      autoComplete="new-password"
      text={String(value ?? '')}
      onText={(text) => onChange(text === '' ? undefined : text)}
      placeholder={translate('engine.secret.keep')}
      maxLength={field.max}
      keepLabelUp
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
