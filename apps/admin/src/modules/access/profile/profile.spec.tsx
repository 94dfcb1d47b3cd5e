import { fireEvent, screen, waitFor } from '@testing-library/react';
import { closeApp, openApp, sessionAnswer } from '../../../../test/app.tsx';
import { answerWith } from '../../../../test/server.ts';

afterEach(closeApp);

const user = {
  id: 7,
  version: 3,
  username: 'ada',
  firstName: 'Ada',
  lastName: 'Lovelace',
  fullName: 'Ada Lovelace',
  entityType: 'EMPLOYEE',
  email: 'ada@example.org',
  mobile: null,
  language: 'en',
  employee: null,
  blocked: false,
  photo: null,
};

it('a change of the own profile posts the user name and the number of the account (B127)', async () => {
  const sent = answerWith({
    'setup/v1/session': sessionAnswer('EMPLOYEE'),
    'setup/v1/user/profile/get': user,
    'setup/v1/user/role_group': { roleGroups: [] },
    'auth/profile': {},
  });
  openApp('/profile', 'EMPLOYEE');
  const name = await screen.findByLabelText(/User ?name/i);
  expect((name as HTMLInputElement).value).toBe('ada');
  fireEvent.change(screen.getByLabelText(/Mobile/i), { target: { value: '+92 300 1234567' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const posted = await waitFor(() => {
    const found = sent.find(({ path }) => path === 'auth/profile');
    if (!found) throw new Error('Nothing was posted yet.');
    return found;
  });
  expect([posted.method, posted.body]).toEqual([
    'POST',
    { username: 'ada', idx: 7, mobile: '+92 300 1234567' },
  ]);
});
