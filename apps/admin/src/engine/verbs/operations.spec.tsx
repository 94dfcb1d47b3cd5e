import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  createCatalogue,
  defineResource,
  fieldBuilders,
  field,
  gt,
  is,
  list,
  masterData,
  rows,
} from '@school/kernel';
import type { AnyOperation, AnyResource } from '@school/kernel';
import { showInEngine } from '../../../test/engine.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import { ShowActions } from '../show/ShowActions.tsx';

const f = fieldBuilders<string>();

const account: AnyResource = defineResource('account', {
  module: 'office',
  label: ['Account', 'Accounts'],
  api: 'office/v1/Account',
  screens: { list: '/accounts' },
  fields: { name: f.text({ required: true }), paid: f.money({ level: 'basic' }) },
  title: 'name',
  list: { columns: ['name', 'paid'] },
  access: masterData('Office'),
});
const operation = (key: string, options: Omit<AnyOperation, 'key' | 'kind' | 'module'>): AnyOperation => ({
  ...options,
  kind: 'operation',
  module: 'office',
  key,
});
const refund = operation('refund', {
  label: 'Refund',
  description: 'It is paid out in cash.',
  at: 'POST office/v1/refund/:account',
  on: { one: 'account' },
  when: gt(field('paid'), '0'),
  input: { amount: f.money({ required: true, level: 'basic' }), to: f.ref('account', { required: true }) },
  answer: {
    left: f.money({ level: 'basic', label: 'Left' }),
    parts: rows(
      { head: f.text({ label: 'Head' }), part: f.int({ label: 'Part' }) },
      { label: 'Parts', max: 9 },
    ),
  },
  access: ['Office'],
  preview: true,
  confirm: 'It cannot be taken back.',
  tone: 'warning',
  done: 'The money is paid out.',
});
const settle = operation('settle', {
  label: 'Settle',
  at: 'POST office/v1/settle',
  on: { several: 'account' },
  access: ['Office'],
  confirm: 'They are closed for good.',
  answer: { settled: f.int({ label: 'Settled' }), sum: f.money({ label: 'In all' }), run: f.int() },
});
const close = operation('close', {
  label: 'Close',
  at: 'PUT office/v1/close/:id',
  on: { one: 'account' },
  input: { version: f.int(), note: f.text() },
  unasked: ['version', 'note'],
  access: ['Office'],
  done: 'It is closed.',
});
const scan = operation('scan', {
  label: 'Scan',
  at: 'POST office/v1/scan/:account',
  on: { one: 'account' },
  access: ['Office'],
  answer: {
    found: f.int({ label: 'Found' }),
    unknown: f.longText({ label: 'Unknown numbers' }),
    run: f.int(),
  },
});
const lift = operation('lift', {
  label: 'Lift',
  at: 'POST office/v1/lift/:id',
  on: { one: 'account' },
  input: {
    rule: f.choice({ ADD: 'Add', SCALE: 'Scale' }, { required: true }),
    sum: f.money({ level: 'basic' }),
    factor: f.int(),
  },
  conditions: {
    sum: { visible: is('rule', 'ADD'), required: is('rule', 'ADD') },
    factor: { visible: is('rule', 'SCALE'), required: is('rule', 'SCALE') },
  },
  access: ['Office'],
  done: 'It is lifted.',
});
const others = [
  operation('own', {
    label: 'Own page',
    at: 'POST office/v1/own/:id',
    on: { one: 'account' },
    access: ['Office'],
    hidden: true,
  }),
  operation('look', {
    label: 'Look',
    at: 'GET office/v1/look/:id',
    on: { one: 'account' },
    access: ['Office'],
  }),
  operation('marks', {
    label: 'Marks',
    at: 'POST office/v1/marks/:id',
    on: { one: 'account' },
    input: { days: list(f.date(), { max: 3 }) },
    access: ['Office'],
  }),
  operation('chief', {
    label: 'Chief',
    at: 'POST office/v1/chief/:id',
    on: { one: 'account' },
    access: ['Chief'],
  }),
];
const record = { id: 3, version: 1, name: 'Ann', paid: '9.00' };
const operations = [refund, settle, close, lift, ...others];

afterEach(cleanup);

/** The definition as the catalogue provides it, with what may be done to its records. */
const offering = (offered: readonly AnyOperation[]): AnyResource =>
  createCatalogue({
    resources: [account],
    operations: offered,
    reports: [],
    documents: [],
    screens: [],
    privileges: [],
    menu: [],
  }).resource('account');
const withOperations = offering(operations);
const office = { role: 'EMPLOYEE', privileges: new Set(['Office']) } as const;

const show = (paid: string, answers = {}, offered = operations) =>
  showInEngine(<ShowActions resource={offering(offered)} record={{ ...record, paid }} />, {
    resources: [account],
    operations: offered,
    answers,
    actor: office,
  });
const done = (data: object) => () => new Response(JSON.stringify({ success: true, data, message: '' }));

describe('an operation on a record', () => {
  it('is offered where it may be done, and not when it is hidden, only reads or takes lists', async () => {
    await show('0.00');
    expect(screen.queryByRole('button', { name: 'More actions' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'More actions' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).not.toContain(
      'Refund',
    );
    cleanup();
    await show('9.00');
    fireEvent.click(screen.getByRole('button', { name: 'More actions' }));
    const offered = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(offered).toContain('Refund');
    for (const name of ['Own page', 'Look', 'Marks', 'Chief']) expect(offered).not.toContain(name);
  });

  it('asks for the fields that go with what is chosen, and sends those alone', async () => {
    const { sent } = await show('0.00', { 'office/v1/lift/3': done({}) });
    fireEvent.click(screen.getByRole('button', { name: 'Lift' }));
    const dialog = await screen.findByRole('dialog');
    const choose = async (name: string): Promise<void> => {
      fireEvent.mouseDown(within(dialog).getByRole('combobox'));
      fireEvent.click(await screen.findByRole('option', { name }));
    };
    expect(within(dialog).queryByLabelText(/^Sum/)).toBeNull();
    await choose('Add');
    fireEvent.change(await within(dialog).findByLabelText(/^Sum/), { target: { value: '5.00' } });
    await choose('Scale');
    expect(within(dialog).queryByLabelText(/^Sum/)).toBeNull();
    const form = dialog.querySelector('form') as HTMLFormElement;
    fireEvent.submit(form);
    expect(await within(dialog).findByText('Factor is required')).toBeTruthy();
    fireEvent.change(within(dialog).getByLabelText(/^Factor/), { target: { value: '2' } });
    fireEvent.submit(form);
    expect(await screen.findByText('It is lifted.')).toBeTruthy();
    expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { rule: 'SCALE', factor: 2 },
    ]);
  });

  it('is described, filled in, looked at and confirmed before it is done', async () => {
    const { sent } = await show('9.00', {
      'office/v1/refund/3?preview=true': done({
        left: '4.00',
        parts: [
          { head: 'Tuition', part: 3 },
          { head: 'Lab', part: 2 },
        ],
      }),
      'office/v1/refund/3': done({ left: '4.00' }),
      'setup/v1/operation/refund/options/to': [{ id: 8, label: 'Bob', subtitle: null }],
    });
    fireEvent.click(screen.getByRole('button', { name: 'More actions' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Refund' }));
    const dialog = await screen.findByRole('dialog');
    expect(
      await within(dialog).findByText(/It is paid out in cash\..*It cannot be taken back\./s),
    ).toBeTruthy();
    fireEvent.change(within(dialog).getByLabelText(/^Amount/), { target: { value: '5.00' } });
    const form = dialog.querySelector('form') as HTMLFormElement;
    fireEvent.submit(form);
    expect(await within(dialog).findByText('To is required')).toBeTruthy();
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
    fireEvent.mouseDown(within(dialog).getByRole('combobox'));
    fireEvent.click(await screen.findByRole('option', { name: /Bob/ }));
    fireEvent.submit(form);
    const left = await screen.findByText('Left');
    const trial = left.closest('[role=dialog]') as HTMLElement;
    expect(await within(trial).findByText(/4\.00/)).toBeTruthy();
    const parts = within(trial).getByRole('table', { name: 'Parts' });
    expect(
      within(parts)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['HeadPart', 'Tuition3', 'Lab2']);
    fireEvent.click(within(trial).getByRole('button', { name: 'Refund' }));
    expect(await screen.findByText('The money is paid out.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
      ['office/v1/refund/3?preview=true', { amount: '5.00', to: 8 }],
      ['office/v1/refund/3', { amount: '5.00', to: 8 }],
    ]);
  });
});

it('an operation takes the version that was seen, and its form leaves out what only clients know', async () => {
  const { sent } = await show('9.00', { 'office/v1/close/3': done({}) });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('It is closed.')).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body])).toEqual([
    ['office/v1/close/3', { version: 1 }],
  ]);
});

it('an operation that answers with a text of many lines shows it until it was read', async () => {
  const answers = { 'office/v1/scan/3': done({ found: 2, unknown: 'B-7\nB-8', run: 4 }) };
  await show('9.00', answers, [scan]);
  fireEvent.click(screen.getByRole('button', { name: 'Scan' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/B-7\s*B-8/)).toBeTruthy();
  expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Found',
    'Unknown numbers',
  ]);
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  cleanup();
  await show('9.00', { 'office/v1/scan/3': done({ found: 2, unknown: null, run: 4 }) }, [scan]);
  fireEvent.click(screen.getByRole('button', { name: 'Scan' }));
  expect(await screen.findByText('Scan – Found: 2')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('an operation on several is offered for the marked rows of a list, and takes their numbers', async () => {
  const { sent } = await showInEngine(<ListScreen resource={withOperations} />, {
    resources: [account],
    operations,
    path: '/accounts',
    answers: {
      'office/v1/Account/getall': [record, { ...record, id: 4 }],
      'office/v1/settle': done({ settled: 1, sum: '9.00', run: 4 }),
    },
    actor: office,
  });
  await screen.findAllByText('Ann');
  await waitFor(() => expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(2));
  fireEvent.click(screen.getAllByRole('checkbox')[1] as HTMLElement);
  fireEvent.click(await screen.findByRole('button', { name: 'Settle' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('They are closed for good.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Settle' }));
  // The result is reported in figures; numbers without a name are for clients.
  expect(await screen.findByText(/^Settle – Settled: 1 · In all: .*9\.00$/)).toBeTruthy();
  expect(sent.find(({ path }) => path === 'office/v1/settle')?.body).toEqual({ ids: [3] });
});
