import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { defineResource, f, is, masterData } from '@school/kernel';
import { showInEngine } from '../../../test/engine.tsx';
import type { Sent } from '../../../test/server.ts';
import { ShowSection } from './ShowSection.tsx';

afterEach(cleanup);

const place = defineResource('place', {
  module: 'office',
  label: ['Place', 'Places'],
  api: 'setup/v1/Place',
  fields: {
    name: f.text({ required: true }),
    seats: f.int(),
    number: f.text({ readOnly: true }),
    isClosed: f.flag(),
    note: f.text(),
    state: f.choice({ NEW: 'New', OLD: 'Old' }),
  },
  conditions: { note: { readOnly: is('isClosed', true) } },
  lifecycle: { field: 'state', initial: 'NEW', transitions: {} },
  title: 'name',
  list: { columns: ['name'] },
  access: masterData('Office'),
});
const names = ['name', 'seats', 'number', 'note', 'state'];
const attic = {
  id: 4,
  version: 7,
  name: 'Attic',
  seats: 3,
  number: 'P4',
  isClosed: false,
  note: '',
  state: 'NEW',
};

const show = (record: object = attic, more: Partial<Parameters<typeof showInEngine>[1]> = {}) =>
  showInEngine(
    <ShowSection resource={place} section={{ fields: names }} record={{ ...attic, ...record }} />,
    { resources: [place], ...more },
  );

/** What is offered for editing as the pointer moves over the fields. */
const offered = async (): Promise<string[]> => {
  await screen.findByText('Attic');
  return screen.getAllByRole('term').flatMap((term) => {
    const box = term.parentElement as HTMLElement;
    fireEvent.mouseEnter(box);
    const found = within(box)
      .queryAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? '');
    fireEvent.mouseLeave(box);
    return found;
  });
};

const changeName = async (to: string): Promise<void> => {
  fireEvent.doubleClick(await screen.findByText('Attic'));
  const dialog = await screen.findByRole('dialog', { name: 'Name' });
  fireEvent.change(within(dialog).getByRole('textbox', { name: /Name/ }), { target: { value: to } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
};

it('offers what the form would let be changed, and no state', async () => {
  await show();
  expect(await offered()).toEqual(['Edit: Name', 'Edit: Seats', 'Edit: Note']);
});

it('offers nothing of what a condition closes', async () => {
  await show({ isClosed: true });
  expect(await offered()).toEqual(['Edit: Name', 'Edit: Seats']);
});

it.each([
  ['an archived record', { archived: true }, {}],
  ['somebody who only reads', {}, { actor: { role: 'EMPLOYEE', privileges: new Set<string>() } as const }],
])('offers nothing of %s', async (_, record, more) => {
  await show(record, more);
  expect(await offered()).toEqual([]);
});

const answer = (data: object, status = 200): Response =>
  Response.json({ success: status === 200, data, message: '' }, { status });

/** Another user has saved since; the first write is stale, and the record shows its current state. */
const behind = (theirs: object) => {
  const bodies: unknown[] = [];
  const answers = {
    'setup/v1/Place/update/4': (sent: Sent) => {
      bodies.push(sent.body);
      return bodies.length === 1
        ? answer({ code: 'STALE', version: 9 }, 409)
        : answer({ ...attic, ...theirs, version: 10 });
    },
    'setup/v1/Place/get/4': { ...attic, ...theirs, version: 9 },
  };
  return { bodies, answers };
};

it('saves the one field, and takes it back', async () => {
  let version = 7;
  const bodies: unknown[] = [];
  const update = ({ body }: Sent): Response => {
    bodies.push(body);
    version += 1;
    return answer({ ...attic, version });
  };
  await show({}, { answers: { 'setup/v1/Place/update/4': update } });
  await changeName('Loft');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies).toEqual([
    { name: 'Loft', version: 7 },
    { name: 'Attic', version: 8 },
  ]);
});

it('goes through where somebody else has changed another field', async () => {
  const { bodies, answers } = behind({ seats: 5 });
  await show({}, { answers });
  await changeName('Loft');
  await screen.findByRole('button', { name: 'Undo' });
  expect(bodies.at(-1)).toEqual({ name: 'Loft', version: 9 });
});

it('writes nothing over a value that somebody else has given this field', async () => {
  const { bodies, answers } = behind({ name: 'Garret' });
  await show({}, { answers });
  await changeName('Loft');
  await screen.findByRole('alert');
  expect(bodies).toHaveLength(1);
  expect(screen.getByRole('dialog', { name: 'Name' })).toBeTruthy();
});
