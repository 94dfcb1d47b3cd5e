import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { defineResource, f } from '@school/kernel';
import { useState } from 'react';
import { showInEngine } from '../../../../test/engine.tsx';
import { RefsInput } from './RefsInput.tsx';

const student = defineResource('student', {
  module: 'office',
  label: ['Student', 'Students'],
  api: 'setup/v1/Student',
  fields: { name: f.text({ required: true, search: true }) },
  title: 'name',
  list: { columns: ['name'] },
  access: { read: ['EMPLOYEE'] },
});
const all = [
  { id: 1, label: 'Ali Butt' },
  { id: 2, label: 'Sara Naqvi' },
  { id: 3, label: 'Adnan Naqvi' },
];
const kept: unknown[] = [];

const Form = () => {
  const [value, setValue] = useState<unknown>([]);
  return (
    <RefsInput
      name="students"
      label="Students"
      field={{ type: 'refs', to: 'student' }}
      value={value}
      onChange={(next) => {
        kept.push(next);
        setValue(next);
      }}
    />
  );
};

const open = async () => {
  kept.length = 0;
  await showInEngine(<Form />, {
    resources: [student],
    answers: {
      'setup/v1/Student/options': ({ path }: { readonly path: string }) => {
        const q = new URLSearchParams(path.split('?')[1]).get('q')?.toLowerCase() ?? '';
        const data = all.filter(({ label }) => label.toLowerCase().includes(q));
        return new Response(JSON.stringify({ success: true, data, message: '' }));
      },
    },
  });
  const input: HTMLInputElement = await screen.findByRole('combobox', { name: 'Students' });
  input.focus();
  return input;
};
const pick = async (input: HTMLInputElement, typed: string, name: string) => {
  fireEvent.change(input, { target: { value: typed } });
  fireEvent.click(await screen.findByRole('option', { name }));
};

afterEach(cleanup);

it('a list that was typed for closes with the choice, so that it does not lie over the next field', async () => {
  const input = await open();
  await pick(input, 'naq', 'Sara Naqvi');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await pick(input, 'ali', 'Ali Butt');
  expect(kept.at(-1)).toEqual([2, 1]);
});

it('a list that is looked through stays for the next choice', async () => {
  const input = await open();
  fireEvent.mouseDown(input);
  fireEvent.click(await screen.findByRole('option', { name: 'Ali Butt' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Adnan Naqvi' }));
  expect(kept.at(-1)).toEqual([1, 3]);
});

it('Escape closes the list and takes nothing away, however often', async () => {
  const input = await open();
  await pick(input, 'naq', 'Sara Naqvi');
  for (let times = 0; times < 3; times += 1) fireEvent.keyDown(input, { key: 'Escape' });
  fireEvent.change(input, { target: { value: 'ali' } });
  await screen.findByRole('option', { name: 'Ali Butt' });
  for (let times = 0; times < 3; times += 1) fireEvent.keyDown(input, { key: 'Escape' });
  input.blur();
  await waitFor(() => expect(input.value).toBe(''));
  expect(kept.at(-1)).toEqual([2]);
  expect(screen.getByText('Sara Naqvi')).toBeTruthy();
});
