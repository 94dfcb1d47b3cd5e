import { useState } from 'react';
import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { browserStore } from '../../session/browser-store.ts';
import { rememberedUsername } from '../../session/remembered-username.ts';
import type { RequestState } from '../../session/request-state.ts';
import type { Credentials } from '../../session/sign-in.ts';
import { Alert } from './Alert.tsx';
import { loginProblems } from './login-problems.ts';
import type { LoginValues } from './login-problems.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { TextField } from './TextField.tsx';

interface Props {
  readonly state: RequestState;
  readonly onSignIn: (credentials: Credentials, remember: boolean) => Promise<void>;
}
type Touched = Partial<Record<keyof LoginValues, boolean>>;

/** The username is sent in a field named `email`; a problem is shown once its field has been touched. */
export const LoginForm = ({ state, onSignIn }: Props) => {
  const text = useText();
  const [known] = useState(() => rememberedUsername(browserStore));
  const [username, setUsername] = useState(known);
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(known !== '');
  const [touched, setTouched] = useState<Touched>({});
  const problems = loginProblems({ username, password });
  const problemOf = (field: keyof LoginValues): string | undefined => {
    const key = touched[field] ? problems[field] : undefined;
    return key && text(key);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTouched({ username: true, password: true });
    const first = problems.username ? 'email' : problems.password ? 'password' : undefined;
    if (first) (event.currentTarget.elements.namedItem(first) as HTMLInputElement | null)?.focus();
    else void onSignIn({ username: username.trim(), password }, remember);
  };
  return (
    <form className="e-form" noValidate onSubmit={submit}>
      <Alert tone="bad">{state.error}</Alert>
      <TextField
        label={text('login.username')}
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={!known}
        value={username}
        problem={problemOf('username')}
        onChange={(event) => setUsername(event.target.value)}
        onBlur={() => setTouched((before) => ({ ...before, username: true }))}
      />
      <TextField
        label={text('login.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        autoFocus={known !== ''}
        value={password}
        problem={problemOf('password')}
        onChange={(event) => setPassword(event.target.value)}
        onBlur={() => setTouched((before) => ({ ...before, password: true }))}
      />
      <div className="e-row">
        <label className="e-check">
          <input
            type="checkbox"
            name="rememberMe"
            checked={remember}
            onChange={(event) => setRemember(event.target.checked)}
          />
          {text('login.rememberMe')}
        </label>
        <Link to="/forgot-password">{text('login.forgot')}</Link>
      </div>
      <SubmitButton label={text('login.signIn')} busy={state.loading} busyLabel={text('login.signingIn')} />
    </form>
  );
};
