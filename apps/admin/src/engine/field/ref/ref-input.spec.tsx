import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { defineResource, f } from '@school/kernel';
import { useState } from 'react';
import { showInEngine } from '../../../../test/engine.tsx';
import { CreateContext } from '../frame/create-context.ts';
import { RefInput } from './RefInput.tsx';

const position = defineResource('position', {
  module: 'office',
  label: ['Position', 'Positions'],
  api: 'setup/v1/Position',
  screens: { list: '/positions', show: '/positions/:id' },
  fields: { name: f.text({ required: true, search: true }) },
  title: 'name',
  list: { columns: ['name'] },
  access: { read: ['EMPLOYEE'], create: ['EMPLOYEE'] },
});
const all = [
  { id: 1, label: 'Teacher' },
  { id: 2, label: 'Typist' },
];
const kept: unknown[] = [];
const created: unknown[] = [];

const Form = () => {
  const [value, setValue] = useState<unknown>(null);
  return (
    <CreateContext.Provider
      value={async (_, given) => {
        created.push(given);
        return undefined;
      }}
    >
      <RefInput
        name="position"
        label="Position"
        field={{ type: 'ref', to: 'position', create: true }}
        value={value}
        onChange={(next) => {
          kept.push(next);
          setValue(next);
        }}
      />
      <input aria-label="Next" />
    </CreateContext.Provider>
  );
};

/** Rows of the picker by typed text, each response as late as the test allows. */
const open = async () => {
  kept.length = 0;
  created.length = 0;
  await showInEngine(<Form />, {
    resources: [position],
    answers: {
      'setup/v1/Position/options': ({ path }: { readonly path: string }) => {
        const q = new URLSearchParams(path.split('?')[1]).get('q')?.toLowerCase() ?? '';
        const data = all.filter(({ label }) => label.toLowerCase().includes(q));
        return new Response(JSON.stringify({ success: true, data, message: '' }));
      },
    },
  });
  const input: HTMLInputElement = await screen.findByRole('combobox', { name: 'Position' });
  input.focus();
  return input;
};
const type = (input: HTMLInputElement, value: string): void =>
  void fireEvent.change(input, { target: { value } });

afterEach(cleanup);

it('Enter before the rows have come waits for them, and the focus stays where it is', async () => {
  const input = await open();
  type(input, 'typ');
  fireEvent.keyDown(input, { key: 'Enter' });
  await waitFor(() => expect(kept).toEqual([2]));
  await waitFor(() => expect(input.value).toBe('Typist'));
  expect(document.activeElement).toBe(input);
  const icon = await screen.findByRole('link', { name: 'Open Typist' });
  expect(icon.tabIndex).toBe(-1);
});

it('one arrow never leads from the only row to making a new record', async () => {
  const input = await open();
  type(input, 'typ');
  await screen.findByRole('option', { name: 'Create “typ”' });
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Teacher' })).toBeNull());
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  fireEvent.keyDown(input, { key: 'Enter' });
  await waitFor(() => expect(kept).toEqual([2]));
  expect(created).toEqual([]);
});

it('a text that nothing matches stays and is told, the only match is taken', async () => {
  const input = await open();
  type(input, 'Porter');
  input.blur();
  expect(await screen.findByText('Nothing matches “Porter”. Choose one from the list.')).toBeTruthy();
  await waitFor(() => expect([kept.at(-1), input.value]).toEqual(['Porter', 'Porter']));
  input.focus();
  type(input, 'teach');
  input.blur();
  await waitFor(() => expect(kept.at(-1)).toBe(1));
  await waitFor(() => expect(input.value).toBe('Teacher'));
});
