import { useReducer, useState } from 'react';
import type { FormEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { idleRequest, requestReducer } from '../../session/request-state.ts';
import { account } from '../../session/sign-in.ts';
import { Alert } from './Alert.tsx';
import { EntranceFrame } from './EntranceFrame.tsx';
import { newPasswordProblems, shortestPassword } from './new-password-problems.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { TextField } from './TextField.tsx';

/** Where the link of the reset mail leads; its last part is the token. */
export const ResetPasswordPage = () => {
  const text = useText();
  const token = decodeURIComponent(useLocation().pathname.split('/')[2] ?? '');
  const [state, dispatch] = useReducer(requestReducer, idleRequest);
  const [values, setValues] = useState({ password: '', repeat: '' });
  const [tried, setTried] = useState(false);
  const problems = tried ? newPasswordProblems(values) : {};
  usePageTitle(text('reset.title'));
  const save = async (): Promise<void> => {
    dispatch({ type: 'requested' });
    try {
      await account.resetPassword(token, values.password);
      dispatch({ type: 'succeeded', message: text('reset.done') });
    } catch (problem) {
      const message = problem instanceof Error ? problem.message : '';
      dispatch({ type: 'failed', message: message || text('error.serverSide') });
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(newPasswordProblems(values)).length === 0) void save();
  };
  return (
    <EntranceFrame title={text('reset.title')} lead={text('reset.lead')}>
      <form className="e-form" noValidate onSubmit={submit}>
        <Alert tone="bad">{state.error}</Alert>
        <Alert tone="good">{state.success}</Alert>
        {state.success ? null : (
          <>
            <TextField
              label={text('reset.password')}
              name="password"
              type="password"
              autoComplete="new-password"
              autoFocus
              value={values.password}
              problem={problems.password && text(problems.password, { min: shortestPassword })}
              onChange={(event) => setValues({ ...values, password: event.target.value })}
            />
            <TextField
              label={text('reset.repeat')}
              name="repeat"
              type="password"
              autoComplete="new-password"
              value={values.repeat}
              problem={problems.repeat && text(problems.repeat)}
              onChange={(event) => setValues({ ...values, repeat: event.target.value })}
            />
            <SubmitButton label={text('reset.save')} busy={state.loading} />
          </>
        )}
        <Link className="e-back" to="/login">
          {text('forgot.back')}
        </Link>
      </form>
    </EntranceFrame>
  );
};
