import { cleanup, fireEvent, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { showInEngine } from '../../../test/engine.tsx';
import { MonthPick } from './MonthPick.tsx';
import { monthOf } from './month.ts';

afterEach(cleanup);

it('leads from month to month, and stops at the first and the last that are offered (K110)', async () => {
  const onMonth = jest.fn();
  await showInEngine(<MonthPick month={monthOf('2031-12', '2026-01-05')} onMonth={onMonth} />, {
    answers: {},
  });
  expect(screen.getByLabelText('Month').getAttribute('min')).toBe('2006-01');
  expect(screen.getByRole('button', { name: 'Next month' }).hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(onMonth).toHaveBeenCalledWith('2031-11');
});
