import { useReducer } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { browserStore } from '../../session/browser-store.ts';
import { session } from '../../session/current-session.ts';
import { rememberUsername } from '../../session/remembered-username.ts';
import { idleRequest, requestReducer } from '../../session/request-state.ts';
import type { RequestState } from '../../session/request-state.ts';
import { account } from '../../session/sign-in.ts';
import type { Credentials } from '../../session/sign-in.ts';

/** Milliseconds between the answer and the step to the dashboard. */
const pauseMs = 100;

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, pauseMs));

/** Starts fetching what the user sees next while the server checks the password. */
const fetchAhead = (): void => void import('../SignedIn.tsx').catch(() => undefined);

/** Signing in from the sign-in page. */
export const useSignIn = (): readonly [
  RequestState,
  (given: Credentials, remember: boolean) => Promise<void>,
] => {
  const text = useText();
  const navigate = useNavigate();
  const [state, dispatch] = useReducer(requestReducer, idleRequest);
  const signIn = async (given: Credentials, remember: boolean): Promise<void> => {
    dispatch({ type: 'requested' });
    fetchAhead();
    try {
      const user = await account.signIn(given);
      rememberUsername(browserStore, given.username, remember);
      await pause();
      dispatch({ type: 'succeeded' });
      session.start(user);
      await navigate('/dashboard', { replace: true });
    } catch (problem) {
      const message = problem instanceof Error ? problem.message : '';
      dispatch({ type: 'failed', message: message || text('error.serverSide') });
    }
  };
  return [state, signIn];
};
