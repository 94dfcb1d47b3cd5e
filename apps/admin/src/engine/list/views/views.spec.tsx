import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { defineResource, f, type Actor } from '@school/kernel';
import { showInEngine } from '../../../../test/engine.tsx';
import type { Answers } from '../../../../test/server.ts';
import { ListScreen } from '../ListScreen.tsx';

const worker = defineResource('worker', {
  module: 'office',
  label: ['Worker', 'Workers'],
  api: 'setup/v1/Worker',
  screens: { list: '/workers' },
  fields: {
    name: f.text({ required: true }),
    salary: f.money({ level: 'finance' }),
  },
  title: 'name',
  list: { columns: ['name'] },
  access: {
    read: ['EMPLOYEE'],
    create: ['EMPLOYEE'],
    update: ['EMPLOYEE'],
    delete: [],
    levels: { finance: { read: ['Money'], write: ['Money'] } },
  },
});
const well = {
  id: 4,
  name: 'Well paid',
  audience: 'ROLE',
  role: 'EMPLOYEE',
  preferred: true,
  mine: false,
  state: { filter: { archived: false, salary_gte: '10.00' }, sort: { field: 'salary', order: 'DESC' } },
};
const told = (status: number, data: object, message = ''): Response =>
  new Response(JSON.stringify({ success: status < 400, data, message }), {
    status,
    headers: { 'Content-Type': 'application/json', 'Content-Range': 'worker 0-0/1' },
  });
const rows = [{ id: 1, version: 1, name: 'Asma' }];
const open = (answers: Answers, actor?: Partial<Actor>, path = '/workers') =>
  showInEngine(<ListScreen resource={worker} />, {
    resources: [worker],
    answers: { 'setup/v1/Worker': rows, ...answers },
    path,
    ...(actor ? { actor } : {}),
  });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const inDialog = async (view: string) => {
  fireEvent.click(await screen.findByRole('button', { name: view }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Save view…' }));
  return within(await screen.findByRole('dialog'));
};

describe('a view of a list', () => {
  it('is renamed, or kept beside a new one', async () => {
    const { sent } = await open({
      'setup/v1/views/worker': [well],
      'setup/v1/views/4': () => told(200, { id: 4 }),
      'setup/v1/views': () => told(201, { id: 5 }),
    });
    const first = await inDialog('Well paid');
    const name = first.getByRole('textbox', { name: /Name of the view/ });
    expect(name).toHaveProperty('value', 'Well paid');
    fireEvent.change(name, { target: { value: 'Paid well' } });
    fireEvent.click(first.getByRole('button', { name: 'Save' }));
    const saved = (method: string) => sent.filter((one) => one.method === method);
    await waitFor(() => expect(saved('PUT')).toHaveLength(1));
    expect(saved('PUT')[0]?.body).toMatchObject({ name: 'Paid well', audience: 'ROLE' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const second = await inDialog('Well paid');
    fireEvent.click(second.getByRole('button', { name: 'Save as new' }));
    await waitFor(() => expect(saved('POST')).toHaveLength(1));
  });

  it('is shared by staff within the staff; what else there is stands there with the reason', async () => {
    const { sent } = await open(
      { 'setup/v1/views/worker': [], 'setup/v1/views': () => told(201, { id: 6 }) },
      { role: 'EMPLOYEE', privileges: new Set() },
    );
    const dialog = await inDialog('Views');
    dialog.getByText(/Staff can share views with staff/);
    fireEvent.change(dialog.getByRole('textbox', { name: /Name of the view/ }), {
      target: { value: 'Ours' },
    });
    fireEvent.mouseDown(dialog.getByRole('combobox', { name: 'For' }));
    expect(screen.getByRole('option', { name: 'Everyone' }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(screen.getByRole('option', { name: 'A role' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
        audience: 'ROLE',
        role: 'EMPLOYEE',
        preferred: false,
      }),
    );
  });

  it('is shown to those who may not see all that it goes by as far as they may, which it says', async () => {
    const { sent } = await open({ 'setup/v1/views/worker': [well] }, { role: 'EMPLOYEE' });
    await screen.findByText('“Well paid” also uses something that you may not see; that is left out.');
    await screen.findByText('Asma');
    const asked = sent.filter(({ path }) => path.startsWith('setup/v1/Worker'));
    expect(asked.map(({ path }) => path).join()).not.toContain('salary');
  });
});

describe('a list whose filter is refused', () => {
  it('offers to be shown without it, not the same again', async () => {
    const filter = encodeURIComponent('{"gone_gte":"1"}');
    const path = `/workers?filter=${filter}&sort=gone&order=ASC`;
    await open(
      {
        'setup/v1/views/worker': [],
        'setup/v1/Worker': ({ path: asked }) =>
          asked.includes('gone')
            ? told(400, { code: 'INVALID' }, 'The filter gone_gte does not exist.')
            : told(200, rows),
      },
      undefined,
      path,
    );
    const alert = within(await screen.findByRole('alert'));
    alert.getByText('The filter gone_gte does not exist.');
    expect(alert.queryByRole('button', { name: 'Try again' })).toBeNull();
    fireEvent.click(alert.getByRole('button', { name: 'Clear filters' }));
    await screen.findByText('Asma');
  });
});
