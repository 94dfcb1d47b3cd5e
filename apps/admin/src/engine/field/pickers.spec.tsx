import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { showInEngine } from '../../../test/engine.tsx';
import { DateCell } from './date/DateCell.tsx';
import { DateTimeCell } from './dateTime/DateTimeCell.tsx';
import { DateTimeInput } from './dateTime/DateTimeInput.tsx';
import { MoneyCell } from './money/MoneyCell.tsx';

const kept: unknown[] = [];

const Moment = () => {
  const [value, setValue] = useState<unknown>(null);
  return (
    <DateTimeInput
      name="at"
      label="At"
      field={{ type: 'dateTime' }}
      value={value}
      onChange={(next) => {
        kept.push(next);
        setValue(next);
      }}
    />
  );
};

afterEach(cleanup);

it('a picker takes year, month and day, begins at noon and steps by five minutes (B314) (K095, K096, K097)', async () => {
  await showInEngine(<Moment />, {});
  const day = await screen.findByLabelText('At');
  expect(day.getAttribute('placeholder')).toBe('yyyy-mm-dd');
  fireEvent.change(day, { target: { value: '2026-03-09' } });
  fireEvent.blur(day);
  expect(new Date(String(kept.at(-1))).getHours()).toBe(12);
  expect((day as HTMLInputElement).value).toBe('2026-03-09');
  const time = document.querySelector('input[type="time"]');
  expect(time?.getAttribute('value')).toBe('12:00');
  // The step of a time input is given in seconds.
  expect(time?.getAttribute('step')).toBe('300');
});

it('the box of the day takes the time too, as it is typed or pasted', async () => {
  await showInEngine(<Moment />, {});
  const day: HTMLInputElement = await screen.findByLabelText('At');
  fireEvent.focus(day);
  for (const text of ['2026-03-09 2:30', '2026-03-09 2:30 p', '2026-03-09 2:30 pm']) {
    fireEvent.change(day, { target: { value: text } });
    expect(day.value).toBe(text);
  }
  fireEvent.blur(day);
  expect([day.value, document.querySelector<HTMLInputElement>('input[type="time"]')?.value]).toEqual([
    '2026-03-09',
    '14:30',
  ]);
  expect(new Date(String(kept.at(-1))).getHours()).toBe(14);
});

it('a date is told as day, month name and year everywhere (B150) (K013)', async () => {
  await showInEngine(<DateCell value="2026-01-05" />, {});
  expect(await screen.findByText('05 January 2026')).toBeTruthy();
});

it('a moment has the form of the school, whatever screen it stands on (B378) (K109)', async () => {
  const moment = new Date(2026, 0, 5, 15, 7).toISOString();
  await showInEngine(<DateTimeCell value={moment} />, {});
  expect(await screen.findByText('05 January 2026, 15:07')).toBeTruthy();
});

it.each([
  ['12435', 'Rs 12,435.00'],
  ['1234567.5', 'Rs 1,234,567.50'],
  ['-0.4', '-Rs 0.40'],
])('an amount of %s is told in Pakistani rupees with two decimals (B377)', async (amount, words) => {
  await showInEngine(<MoneyCell value={amount} />, {});
  expect((await screen.findByText(/Rs/)).textContent?.replace(/\s/g, ' ')).toBe(words);
});
