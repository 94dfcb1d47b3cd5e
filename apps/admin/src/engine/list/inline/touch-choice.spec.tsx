import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { defineResource, f, masterData } from '@school/kernel';
import { showInEngine } from '../../../../test/engine.tsx';
import { TouchChoice, fewOptions } from './TouchChoice.tsx';

const bed = defineResource('bed', {
  module: 'office',
  label: ['Bed', 'Beds'],
  api: 'setup/v1/Bed',
  fields: {
    name: f.text({ required: true }),
    state: f.choice({ IN: 'In', ABSENT: 'Absent' }, { required: true, tones: { ABSENT: 'error' } }),
    maybe: f.choice({ A: 'A', B: 'B' }),
    many: f.choice({ A: 'A', B: 'B', C: 'C', D: 'D', E: 'E' }, { required: true }),
  },
  title: 'name',
  list: { columns: ['name', 'state'], inline: ['state'] },
  access: masterData('Office'),
});
const row = { id: 4, version: 7, name: 'A 1', state: 'IN' };

afterEach(cleanup);

/** Renders the choice; returns what is saved. */
const shown = async (answer: () => Response): Promise<() => readonly unknown[]> => {
  const field = fewOptions(bed, 'state');
  if (!field) throw new Error('The state has few options.');
  const { sent } = await showInEngine(<TouchChoice resource={bed} row={row} name="state" field={field} />, {
    resources: [bed],
    answers: { 'setup/v1/Bed/update': answer, 'setup/v1/Bed/get': row, 'setup/v1/Bed': [row] },
    path: '/beds',
  });
  return () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
};

it('is offered for a required choice of few values alone', () => {
  expect(['state', 'maybe', 'many', 'name'].map((name) => fewOptions(bed, name) !== undefined)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('saves the value that is touched, and not the one that stands there', async () => {
  const saved = { success: true, data: { ...row, state: 'ABSENT', version: 8 }, message: '' };
  const saves = await shown(() => new Response(JSON.stringify(saved)));
  fireEvent.click(screen.getByRole('button', { name: 'In' }));
  expect(saves()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Absent' }));
  await waitFor(() => expect(saves()).toEqual([{ state: 'ABSENT', version: 7 }]));
});

it('says why the server refuses and shows what stands there again', async () => {
  const refused = { success: false, message: 'The night is closed.', data: { code: 'CONFLICT' } };
  await shown(() => new Response(JSON.stringify(refused), { status: 409 }));
  fireEvent.click(screen.getByRole('button', { name: 'Absent' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The night is closed.');
  expect(screen.getByRole('button', { name: 'In' }).getAttribute('aria-pressed')).toBe('true');
});

it('saves the first of two quick touches, and shows that one', async () => {
  const saved = { success: true, data: { ...row, state: 'ABSENT', version: 8 }, message: '' };
  const saves = await shown(() => new Response(JSON.stringify(saved)));
  fireEvent.click(screen.getByRole('button', { name: 'Absent' }));
  fireEvent.click(screen.getByRole('button', { name: 'In' }));
  expect(screen.getByRole('button', { name: 'Absent' }).getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(saves()).toEqual([{ state: 'ABSENT', version: 7 }]));
});

it('tells the value that somebody else has saved meanwhile in its words', async () => {
  const stale = { success: false, message: 'Somebody else has saved.', data: { code: 'STALE', version: 8 } };
  await shown(() => new Response(JSON.stringify(stale), { status: 409 }));
  fireEvent.click(screen.getByRole('button', { name: 'Absent' }));
  const told = (await screen.findByRole('alert')).textContent;
  expect(told).toContain('In');
  expect(told).not.toContain('IN');
});
