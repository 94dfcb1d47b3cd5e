import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import { IconButton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { TextBase } from '../../../engine/field/frame/TextBase.tsx';

interface PasswordBoxProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error?: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly autoFocus?: boolean;
}

/** A password field that can be revealed while typing. */
export const PasswordBox = ({ name, label, value, onChange, error, ...rest }: PasswordBoxProps) => {
  const translate = useTranslate();
  const [shown, setShown] = useState(false);
  return (
    <TextBase
      {...rest}
      name={name}
      label={label}
      text={value}
      onText={onChange}
      error={error}
      type={shown ? 'text' : 'password'}
      required
      html={{ autoCapitalize: 'none', spellCheck: false }}
      end={
        <IconButton
          size="small"
          edge="end"
          aria-label={translate(shown ? 'access.password.hide' : 'access.password.show')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
        </IconButton>
      }
    />
  );
};
