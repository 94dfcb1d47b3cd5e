import { cleanup, screen } from '@testing-library/react';
import { showInEngine } from '../../../../test/engine.tsx';
import { MyLeaves } from './MyLeaves.tsx';

afterEach(cleanup);

it('an account that stands for no employee is told so, and offered no application', async () => {
  await showInEngine(<MyLeaves />, {});
  expect(await screen.findByText(/is not linked to an employee/)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
