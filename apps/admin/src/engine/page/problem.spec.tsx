import { cleanup, render, screen } from '@testing-library/react';
import { CallError } from '../data/call-error.ts';
import { Problem } from './Problem.tsx';

afterEach(cleanup);

const missing = new CallError('The record does not exist.', 404);

it('in place of a whole page keeps its heading, in place of a part it has none', () => {
  render(<Problem title="Employee" error={missing} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Employee');
  expect(screen.getByRole('alert').textContent).toBe('The record does not exist.');
  cleanup();
  render(<Problem error={missing} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
