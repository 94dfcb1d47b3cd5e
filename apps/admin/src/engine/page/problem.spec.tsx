import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
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

it('leads from a record that is gone back to its list; only what may still be there is tried again', () => {
  const page = (error: CallError) =>
    render(
      <MemoryRouter>
        <Problem title="Employee" error={error} back="/employees" onRetry={() => undefined} />
      </MemoryRouter>,
    );
  page(missing);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/employees');
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  page(new CallError('Down', 503));
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button')).toBeTruthy();
});
