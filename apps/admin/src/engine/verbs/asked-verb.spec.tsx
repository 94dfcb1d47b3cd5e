import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { defineResource, fieldBuilders, masterData } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import { useLocation } from 'react-router-dom';
import { showInEngine } from '../../../test/engine.tsx';
import type { Sent } from '../../../test/server.ts';
import { chooseLanguage, speakSchoolWords } from '../../i18n/current-language.ts';
import { ShowActions } from '../show/ShowActions.tsx';

const f = fieldBuilders<string>();

const room: AnyResource = defineResource('room', {
  module: 'office',
  label: ['Room', 'Rooms'],
  api: 'setup/v1/Room',
  fields: { name: f.text() },
  title: 'name',
  list: { columns: ['name'] },
  screens: { show: '/rooms/:id' },
  actions: {
    split: { label: 'Split', on: 'row', access: ['Office'], goesOn: true },
    hand: {
      label: 'Hand over',
      on: 'row',
      access: ['Office'],
      ask: { to: f.text({ label: 'To', required: true, help: 'Name' }) },
    },
    name: {
      label: 'Name keepers',
      on: 'row',
      access: ['Office'],
      ask: { keepers: f.refs('keeper', { required: true, named: true }) },
    },
    staff: {
      label: 'Departments',
      on: 'row',
      access: ['Office'],
      confirm: 'All of their employees',
    },
  },
  access: masterData('Office'),
});
const keeper: AnyResource = defineResource('keeper', {
  module: 'office',
  label: ['Keeper', 'Keepers'],
  api: 'setup/v1/Keeper',
  fields: { name: f.text() },
  title: 'name',
  list: { columns: ['name'] },
  access: masterData('Office'),
});
const call = 'setup/v1/Room/action/hand';

const refusal = (status: number, message: string, data: object): Response =>
  new Response(JSON.stringify({ success: false, data, message }), { status });
const atField = (): Response =>
  refusal(400, 'Check the marked fields.', {
    errors: [{ field: 'to', code: 'nobody', message: 'Nobody is called Ghost.' }],
  });
const whole = (): Response => refusal(409, 'The room is locked.', { code: 'LOCKED' });
const done = (): Response => new Response(JSON.stringify({ success: true, data: {}, message: '' }));

afterEach(async () => {
  cleanup();
  speakSchoolWords([]);
  await chooseLanguage('en');
});

it('keeps what was typed when it is refused, says why, and goes on from there', async () => {
  const answers = [atField, whole, done];
  const { sent } = await showInEngine(
    <ShowActions resource={room} record={{ id: 3, version: 1, name: 'Attic' }} />,
    { resources: [room], answers: { [call]: () => (answers.shift() ?? done)() } },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Hand over' }));
  const dialog = await screen.findByRole('dialog');
  const box = await screen.findByLabelText(/^To/);
  const send = (): boolean => fireEvent.submit(box.closest('form') ?? dialog);
  fireEvent.change(box, { target: { value: 'Ghost' } });

  (box as HTMLInputElement).blur();
  send();
  await waitFor(() => expect(document.activeElement).toBe(box));
  expect(await screen.findByText('Nobody is called Ghost.')).toBeDefined();
  expect((box as HTMLInputElement).value).toBe('Ghost');
  expect(box.getAttribute('aria-invalid')).toBe('true');

  fireEvent.change(box, { target: { value: 'Ann' } });
  expect(screen.queryByText('Nobody is called Ghost.')).toBeNull();
  send();
  expect((await screen.findByText('The room is locked.')).closest('[role=dialog]')).toBe(dialog);
  expect((box as HTMLInputElement).value).toBe('Ann');

  send();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const bodies = sent.filter(({ path }) => path === call).map(({ body }) => body);
  expect(bodies).toEqual(['Ghost', 'Ann', 'Ann'].map((to) => ({ ids: [3], input: { to } })));
});

it('leads from the page to the record that goes on in its place', async () => {
  const Here = () => <p>{useLocation().pathname}</p>;
  await showInEngine(
    <>
      <ShowActions resource={room} record={{ id: 3, version: 1, name: 'Attic' }} />
      <Here />
    </>,
    { resources: [room], answers: { 'setup/v1/Room/action/split': { id: 8 } } },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Split' }));
  expect(await screen.findByText('/rooms/8')).toBeTruthy();
});

describe('a verb that the server asks about', () => {
  const question = (): Response =>
    refusal(409, 'The room is small.', { code: 'CONFIRM', reason: 'roomIsSmall', params: {} });
  const asksOnce = ({ headers }: Sent): Response =>
    headers.get('x-confirm') === 'ask' ? question() : done();
  const staff = 'setup/v1/Room/action/staff';
  const gone = 'setup/v1/Room/delete/3';
  const kept = 'setup/v1/Room/archive/3';
  const begin = async () => {
    const { sent } = await showInEngine(
      <ShowActions resource={room} record={{ id: 3, version: 1, name: 'Attic' }} />,
      {
        resources: [room],
        answers: { [call]: asksOnce, [staff]: asksOnce, [gone]: asksOnce, [kept]: asksOnce },
      },
    );
    return (path: string) =>
      sent.filter((one) => one.path === path).map(({ headers }) => headers.get('x-confirm'));
  };
  const press = async (name: string): Promise<void> => {
    const dialog = (await screen.findAllByRole('dialog')).at(-1) ?? document.body;
    fireEvent.click(within(dialog).getByRole('button', { name }));
  };

  it('is done once the user has agreed', async () => {
    const asked = await begin();
    fireEvent.click(await screen.findByRole('button', { name: 'Departments' }));
    await press('Departments');
    await screen.findByText('The room is small.');
    await press('Continue');
    await waitFor(() => expect(asked(staff)).toEqual(['ask', 'agreed']));
    expect(await screen.findByText('Departments: done')).toBeTruthy();
  });

  it('is not done where the user does not agree, and nobody is told that it was', async () => {
    const asked = await begin();
    fireEvent.click(await screen.findByRole('button', { name: 'Departments' }));
    await press('Departments');
    await screen.findByText('The room is small.');
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked(staff)).toEqual(['ask']);
    expect(screen.queryByText('Departments: done')).toBeNull();
  });

  it('keeps its form, with what was typed, until that is decided', async () => {
    const asked = await begin();
    fireEvent.click(await screen.findByRole('button', { name: 'Hand over' }));
    const box = await screen.findByLabelText(/^To/);
    fireEvent.change(box, { target: { value: 'Ann' } });
    fireEvent.submit(box.closest('form') ?? box);
    await screen.findByText('The room is small.');
    await press('Cancel');
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect((box as HTMLInputElement).value).toBe('Ann');
    // The first response may still be on its way back to the form, which does not accept a second one until then.
    await waitFor(() => {
      if (!screen.queryByText('The room is small.')) fireEvent.submit(box.closest('form') ?? box);
      expect(screen.getByText('The room is small.')).toBeTruthy();
    });
    await press('Continue');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked(call)).toEqual(['ask', 'ask', 'agreed']);
  });

  it('is asked about before a record is deleted, too', async () => {
    const asked = await begin();
    fireEvent.click(await screen.findByRole('button', { name: 'More actions' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await press('Delete');
    await screen.findByText('The room is small.');
    await press('Continue');
    await waitFor(() => expect(asked(gone)).toEqual(['ask', 'agreed']));
  });

  it('is asked about before a record is archived, and nothing is told to be undone where it was not', async () => {
    const asked = await begin();
    fireEvent.click(await screen.findByRole('button', { name: 'More actions' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    await screen.findByText('The room is small.');
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked(kept)).toEqual(['ask']);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

it('deleting says that archiving keeps the history', async () => {
  await showInEngine(<ShowActions resource={room} record={{ id: 3, version: 1, name: 'Attic' }} />, {
    resources: [room],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(
    await screen.findByText('This action cannot be undone. To keep its history, archive it instead.'),
  ).toBeTruthy();
});

describe('the dialog of an action', () => {
  const school = [
    { term: 'department', language: 'en', singular: 'Faculty', plural: 'Faculties' },
    { term: 'employee', language: 'en', singular: 'Colleague', plural: 'Colleagues' },
    { term: 'department', language: 'gr', singular: 'Fachschaft', plural: 'Fachschaften' },
  ];
  const open = async (name: string): Promise<HTMLElement> => {
    await showInEngine(<ShowActions resource={room} record={{ id: 3, version: 1, name: 'Attic' }} />, {
      resources: [room],
    });
    fireEvent.click(await screen.findByRole('button', { name }));
    return screen.findByRole('dialog');
  };

  it('has title, verb and question in the words of the school', async () => {
    speakSchoolWords(school);
    const dialog = await open('Faculties');
    expect(within(dialog).getByRole('heading').textContent).toBe('Faculties');
    expect(within(dialog).getByRole('button', { name: 'Faculties' })).toBeTruthy();
    expect(within(dialog).getByText('All of their colleagues')).toBeTruthy();
  });

  it('has them in the words that the school has for the language of the user', async () => {
    speakSchoolWords(school);
    await chooseLanguage('gr');
    const dialog = await open('Fachschaften');
    expect(within(dialog).getByRole('button', { name: 'Fachschaften' })).toBeTruthy();
  });

  it('says the help of a field in the language of the user', async () => {
    await chooseLanguage('it');
    await open('Consegna');
    expect(await screen.findByText('Nome')).toBeTruthy();
  });
});

it('offers the records that the action may take, by its own call, and sends their numbers', async () => {
  const { sent } = await showInEngine(
    <ShowActions resource={room} record={{ id: 3, version: 1, name: 'Attic' }} />,
    {
      resources: [room, keeper],
      answers: {
        'setup/v1/Room/action/name/options/keepers': [{ id: 8, label: 'Ann', subtitle: 'E1' }],
        'setup/v1/Room/action/name': done,
      },
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Name keepers' }));
  const dialog = await screen.findByRole('dialog');
  const box = within(dialog).getByRole('combobox');
  fireEvent.mouseDown(box);
  await screen.findByRole('option', { name: /Ann/ });
  fireEvent.change(box, { target: { value: 'an' } });
  await waitFor(() => expect(sent.some(({ path }) => path.includes('q=an'))).toBe(true));
  expect((box as HTMLInputElement).value).toBe('an');
  fireEvent.click(await screen.findByRole('option', { name: /Ann.*E1/ }));
  fireEvent.submit(box.closest('form') ?? dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const asked = sent.find(({ path }) => path.includes('/options/'));
  expect(new URLSearchParams(asked?.path.split('?')[1]).get('record')).toBe('3');
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ ids: [3], input: { keepers: [8] } });
});
