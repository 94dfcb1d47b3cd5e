import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { defineResource, f, isNot, type AnyResource } from '@school/kernel';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { showInEngine } from '../../../test/engine.tsx';
import type { Answers } from '../../../test/server.ts';
import { EditScreen } from '../form/EditScreen.tsx';
import { ShowScreen } from '../show/ShowScreen.tsx';
import { ListScreen } from './ListScreen.tsx';

const message = 'Only a draft can be changed or deleted.';
const define = (more: object = {}) =>
  defineResource('receipt', {
    module: 'office',
    label: ['Receipt', 'Receipts'],
    api: 'setup/v1/Receipt',
    screens: { list: '/receipts', show: '/receipts/:id', edit: '/receipts/edit/:id' },
    noArchive: true,
    fields: {
      name: f.text({ required: true }),
      status: f.choice({ DRAFT: 'Draft', POSTED: 'Posted' }, { readOnly: true }),
    },
    title: 'name',
    list: { columns: ['name', 'status'], inline: ['name'] },
    lifecycle: {
      field: 'status',
      initial: 'DRAFT',
      transitions: {
        post: { label: 'Post', access: ['Office'], from: ['DRAFT'], to: 'POSTED' },
        cancel: { label: 'Cancel', access: ['Office'], from: ['POSTED'], to: 'DRAFT' },
      },
    },
    closed: [{ verbs: ['update', 'delete'], when: isNot('status', 'DRAFT'), code: 'NOT_DRAFT', message }],
    access: { read: ['Office'], create: ['Office'], update: ['Office'], delete: ['Office'] },
    ...more,
  });
const receipt = define();
const rows = [
  { id: 1, version: 1, name: 'First', status: 'POSTED' },
  { id: 2, version: 1, name: 'Second', status: 'DRAFT' },
];
const preview = {
  count: 1,
  changes: [],
  skipped: [{ id: 1, label: 'First', code: 'NOT_DRAFT', reason: message }],
};
const told = (data: object): Response => new Response(JSON.stringify({ success: true, data, message: '' }));
const answers: Answers = {
  'setup/v1/Receipt/bulk': ({ body }) =>
    told((body as { preview?: boolean }).preview ? preview : { count: 1, skipped: 0 }),
  'setup/v1/Receipt/get/1': rows[0] ?? {},
  'setup/v1/Receipt/history': [],
  'setup/v1/Receipt': rows,
};
const list = (resource = receipt) =>
  showInEngine(<ListScreen resource={resource} />, { resources: [resource], answers, path: '/receipts' });

const openAt = (route: string, Screen: ComponentType<{ readonly resource: AnyResource }>, path: string) =>
  showInEngine(
    <Routes>
      <Route path={route} element={<Screen resource={receipt} />} />
    </Routes>,
    { resources: [receipt], answers, path },
  );

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const menuOf = async (name: string): Promise<readonly (string | null)[]> => {
  fireEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  const menu = await screen.findByRole('menu');
  const items = within(menu).getAllByRole('menuitem');
  const words = items.map(({ textContent }) => textContent);
  fireEvent.keyDown(menu, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  return words;
};
const mark = async (name: string): Promise<void> => {
  const row = (await screen.findByText(name)).closest('tr') ?? document.body;
  fireEvent.click(within(row).getByRole('checkbox'));
};

describe('a record that its state closes', () => {
  it('is offered neither to be edited nor to be deleted in its row, only its moves', async () => {
    await list();
    expect(await menuOf('First')).toEqual(['Show', 'Duplicate', 'Cancel']);
    expect(await menuOf('Second')).toEqual(['Show', 'Edit', 'Duplicate', 'Post', 'Delete']);
  });

  it('is not edited in its cells', async () => {
    await list();
    const press = async (name: string): Promise<void> => {
      const cell = (await screen.findByText(name)).closest('td') ?? document.body;
      cell.focus();
      fireEvent.keyDown(cell, { key: 'F2' });
    };
    await press('First');
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    await press('Second');
    expect(await screen.findByRole('textbox', { name: 'Name' })).toBeTruthy();
  });

  it('is not among what many are offered, alone; with others it is left out, and why', async () => {
    const { sent } = await list();
    await mark('First');
    const bar = await screen.findByRole('toolbar', { name: 'Selected rows' });
    expect(within(bar).queryByRole('button', { name: 'Delete' })).toBeNull();
    await mark('Second');
    fireEvent.click(await within(bar).findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete 1 record?' });
    expect(dialog.textContent).toContain(`1 record is left out: ${message}`);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByText('1 record deleted');
    const bodies = sent.filter(({ path }) => path.endsWith('/bulk')).map(({ body }) => body);
    expect(bodies).toEqual([
      { verb: 'delete', ids: [1, 2], preview: true },
      { verb: 'delete', ids: [2] },
    ]);
  });

  it('has no such buttons on its page', async () => {
    await openAt('/receipts/:id', ShowScreen, '/receipts/1');
    await screen.findByRole('button', { name: 'Cancel' });
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('is only read where its form is opened by its address, and says why', async () => {
    const { sent } = await openAt('/receipts/edit/:id', EditScreen, '/receipts/edit/1');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /Name/ })?.hasAttribute('readonly') ?? true).toBe(true);
    fireEvent.keyDown(document.body, { key: 's', code: 'KeyS', ctrlKey: true });
    expect(sent.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('moves on no more once it is in the archive', async () => {
    const kept = define({ noArchive: false, closed: [] });
    await showInEngine(<ListScreen resource={kept} />, {
      resources: [kept],
      answers: { 'setup/v1/Receipt': [{ ...rows[1], archived: true }] },
      path: '/receipts',
    });
    expect(await menuOf('Second')).not.toContain('Post');
  });
});
