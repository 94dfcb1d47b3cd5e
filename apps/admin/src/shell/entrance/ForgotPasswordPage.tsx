import { useReducer, useState } from 'react';
import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { idleRequest, requestReducer } from '../../session/request-state.ts';
import { account } from '../../session/sign-in.ts';
import { Alert } from './Alert.tsx';
import { EntranceFrame } from './EntranceFrame.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { TextField } from './TextField.tsx';

export const ForgotPasswordPage = () => {
  const text = useText();
  const [state, dispatch] = useReducer(requestReducer, idleRequest);
  const [email, setEmail] = useState('');
  const [touched, setTouched] = useState(false);
  usePageTitle(text('forgot.title'));
  const send = async (): Promise<void> => {
    dispatch({ type: 'requested' });
    try {
      await account.forgotPassword(email.trim());
      dispatch({ type: 'succeeded', message: text('forgot.done') });
    } catch (problem) {
      const message = problem instanceof Error ? problem.message : '';
      dispatch({ type: 'failed', message: message || text('error.serverSide') });
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTouched(true);
    if (email.trim()) void send();
  };
  return (
    <EntranceFrame title={text('forgot.title')} lead={text('forgot.lead')}>
      <form className="e-form" noValidate onSubmit={submit}>
        <Alert tone="bad">{state.error}</Alert>
        <Alert tone="good">{state.success}</Alert>
        <TextField
          label={text('forgot.email')}
          name="email"
          type="email"
          autoComplete="email"
          autoFocus
          value={email}
          problem={touched && !email.trim() ? text('validation.email') : undefined}
          onChange={(event) => setEmail(event.target.value)}
          onBlur={() => setTouched(true)}
        />
        <SubmitButton label={text('forgot.reset')} busy={state.loading} />
        <Link className="e-back" to="/login">
          {text('forgot.back')}
        </Link>
      </form>
    </EntranceFrame>
  );
};
