import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { defineResource, fieldBuilders, masterData } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import { showInEngine } from '../../../test/engine.tsx';
import { CreateScreen } from './CreateScreen.tsx';

const f = fieldBuilders<string>();

const kind: AnyResource = defineResource('kind', {
  module: 'office',
  label: ['Kind', 'Kinds'],
  api: 'setup/v1/Kind',
  fields: { name: f.text() },
  title: 'name',
  list: { columns: ['name'] },
  access: masterData('Office'),
});
const post: AnyResource = defineResource('post', {
  module: 'office',
  label: ['Post', 'Posts'],
  api: 'setup/v1/Post',
  fields: { name: f.text(), kind: f.ref('kind') },
  title: 'name',
  list: { columns: ['name'] },
  access: masterData('Office'),
});
const job: AnyResource = defineResource('job', {
  module: 'office',
  label: ['Job', 'Jobs'],
  api: 'setup/v1/Job',
  screens: { list: '/jobs' },
  fields: {
    name: f.text(),
    kind: f.ref('kind'),
    post: f.ref('post', { filter: { kind: { $field: 'kind' } } }),
  },
  title: 'name',
  list: { columns: ['name'] },
  access: masterData('Office'),
});
const kinds = [
  { id: 1, label: 'Office' },
  { id: 2, label: 'Teaching' },
];
const posts = ({ path }: { readonly path: string }): Response => {
  const query = new URLSearchParams(path.split('?')[1]);
  const filter = JSON.parse(query.get('filter') ?? '{}') as { kind?: number };
  const data = filter.kind === 2 ? [] : [{ id: 7, label: 'Clerk' }];
  return new Response(JSON.stringify({ success: true, data, message: '' }));
};
const show = () =>
  showInEngine(<CreateScreen resource={job} />, {
    resources: [kind, post, job],
    answers: {
      'setup/v1/Kind/options': kinds,
      'setup/v1/Post/options': posts,
      'setup/v1/Job/save': { id: 4, version: 1, name: 'Night' },
    },
    path: '/jobs/new',
  });
const pick = async (label: string, words: string): Promise<void> => {
  fireEvent.mouseDown(await screen.findByLabelText(label));
  fireEvent.click(await screen.findByRole('option', { name: words }));
};
const value = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value;

afterEach(cleanup);

it('Ctrl+S saves also while nothing has the focus, but not under a dialog', async () => {
  const { sent } = await show();
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Night' } });
  const saved = (): number => sent.filter(({ path }) => path.endsWith('Job/save')).length;
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  expect(fireEvent.keyDown(document.body, { code: 'KeyS', key: 's', ctrlKey: true })).toBe(true);
  dialog.remove();
  // Handled by the form, so that the browser does not offer to save the page.
  expect(fireEvent.keyDown(document.body, { code: 'KeyS', key: 's', ctrlKey: true })).toBe(false);
  await waitFor(() => expect(saved()).toBe(1));
});

it('a picker is emptied when its record no longer goes with what it depends on', async () => {
  await show();
  await pick('Kind', 'Office');
  await pick('Post', 'Clerk');
  await waitFor(() => expect(value('Post')).toBe('Clerk'));
  await pick('Kind', 'Teaching');
  await waitFor(() => expect(value('Post')).toBe(''));
});
