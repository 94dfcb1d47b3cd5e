import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { onAccountChanged } from './account-refresh.ts';
import { readAccount } from './account.ts';
import type { Account } from './account.ts';
import { fetcher } from './current-fetcher.ts';

export const AccountContext = createContext<Account | undefined>(undefined);

/** The signed-in user; only within the signed-in part of the product. */
export const useAccount = (): Account => {
  const account = useContext(AccountContext);
  if (!account) throw new Error('Only signed-in pages know an account.');
  return account;
};

export interface AccountState {
  readonly account: Account | undefined;
  readonly failed: boolean;
  /** Asks once more. */
  readonly retry: () => void;
}

/** The answer of the session call as received. */
const askServer = async (): Promise<unknown> => {
  const response = await fetcher('setup/v1/session');
  if (!response.ok) throw new Error(`The session call was answered with ${response.status}.`);
  return ((await response.json()) as { data?: unknown }).data;
};

/** Asks the server who is signed in, again for each token and look; `prepare` may hold the answer back. */
export const useLoadedAccount = (
  token: string | undefined,
  look: string,
  prepare: (account: Account) => Promise<unknown>,
): AccountState => {
  const [known, setKnown] = useState<{ readonly text: string; readonly account: Account }>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    const ask = async (): Promise<void> => {
      const data = await askServer();
      const answer = readAccount(data);
      await prepare(answer);
      // Unchanged parts stay the same object: nothing on the screen restarts because of a check.
      const text = JSON.stringify(data);
      if (wanted) setKnown((known) => (known?.text === text ? known : { text, account: answer }));
    };
    ask().catch((problem: unknown) => {
      console.error(`Attempt ${attempt + 1} for ${token ? 'a session' : 'no token'}, look ${look}:`, problem);
      if (wanted) setFailed(true);
    });
    return () => {
      wanted = false;
    };
  }, [token, look, attempt, prepare]);
  const retry = useCallback((): void => {
    setFailed(false);
    setAttempt((count) => count + 1);
  }, []);
  useEffect(() => onAccountChanged(retry), [retry]);
  // A failed check takes nobody's page away: what is known stays until the server says otherwise.
  return { account: known?.account, failed: failed && known === undefined, retry };
};
