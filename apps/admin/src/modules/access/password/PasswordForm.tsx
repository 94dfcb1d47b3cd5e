import { Alert, Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useRef, useState, type ReactNode } from 'react';
import { PasswordBox } from './PasswordBox.tsx';
import { noPasswords, passwordProblems, passwordRules, shortestPassword } from './password-rules.ts';
import type { PasswordValues } from './password-rules.ts';
import { PolicyList } from './PolicyList.tsx';
import { usePasswordChange } from './use-password-change.ts';

interface PasswordFormProps {
  readonly username: string;
  /** Someone else's account; if omitted, the user's own, for which the old password is required. */
  readonly userId?: number;
  readonly onDone: () => void;
  /** Further buttons next to the save button. */
  readonly children?: ReactNode;
}

const order = ['oldPassword', 'newPassword', 'confirmPassword'] as const;

/** Asks for a new password, showing the rules while it is typed and rejections at their fields. */
export const PasswordForm = ({ username, userId, onDone, children }: PasswordFormProps) => {
  const translate = useTranslate();
  const root = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<PasswordValues>(noPasswords);
  const [tried, setTried] = useState(false);
  const { busy, refusal, forget, send } = usePasswordChange();
  const withOld = userId === undefined;
  const wrong = passwordProblems(values, username, withOld);
  const problemOf = (field: keyof PasswordValues): string | undefined => {
    const code = tried ? wrong[field] : undefined;
    if (code)
      return translate(`access.password.${code.includes('.') ? code : `problem.${code}`}`, {
        min: shortestPassword,
      });
    return refusal.problems[field];
  };
  const submit = async (): Promise<void> => {
    setTried(true);
    const first = order.find((field) => wrong[field]);
    if (first) {
      root.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    const { oldPassword, ...rest } = values;
    if (await send(withOld ? { oldPassword, ...rest } : { userId, ...rest })) onDone();
  };
  const box = (field: keyof PasswordValues, first: boolean): ReactNode => (
    <PasswordBox
      name={field}
      label={translate(`access.password.${field}`)}
      value={values[field]}
      onChange={(text) => {
        setValues({ ...values, [field]: text });
        forget(field);
      }}
      error={problemOf(field)}
      autoComplete={field === 'oldPassword' ? 'current-password' : 'new-password'}
      autoFocus={first}
    />
  );
  return (
    <Box
      component="form"
      noValidate
      ref={root}
      sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 440 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      {refusal.message ? (
        <Alert severity="error" role="alert">
          {refusal.message}
        </Alert>
      ) : null}
      {/* Password stores keep the new one under this name. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      {withOld ? box('oldPassword', true) : null}
      {box('newPassword', !withOld)}
      <PolicyList rules={passwordRules(values, username, withOld)} />
      {box('confirmPassword', false)}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" loading={busy}>
          {translate('access.password.save')}
        </Button>
        {children}
      </Box>
    </Box>
  );
};
