import { screen } from '@testing-library/react';
import { showInEngine } from '../../../test/engine.tsx';
import { readAccount } from '../../session/account.ts';
import { AccountContext } from '../../session/use-account.ts';
import { InitialPasswordPage } from './InitialPasswordPage.tsx';

it('greets whoever chooses the first password by the name, not by the sign-in', async () => {
  const user = { username: 'p-s0601', firstName: 'Nadia', lastName: 'Javed', mustChangePassword: true };
  await showInEngine(
    <AccountContext.Provider value={readAccount({ user })}>
      <InitialPasswordPage onDone={() => undefined} />
    </AccountContext.Provider>,
    { path: '/change_password' },
  );
  expect(await screen.findByText(/^Nadia Javed, your password was set by someone else/)).toBeTruthy();
});
