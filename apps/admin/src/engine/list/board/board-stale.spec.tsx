import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { defineResource, f, masterData } from '@school/kernel';
import { showInEngine } from '../../../../test/engine.tsx';
import { ListScreen } from '../ListScreen.tsx';

const states = { NEW: 'New', DONE: 'Done' };
const base = {
  module: 'office',
  label: ['Errand', 'Errands'],
  api: 'setup/v1/Errand',
  title: 'name',
  list: { columns: ['name', 'status'], board: { by: 'status', fields: [] } },
  access: masterData('Office'),
} as const;
const fields = { name: f.text({ required: true }), status: f.choice(states) };

const boards = [
  ['a field', defineResource('errand', { ...base, fields })],
  [
    'a state',
    defineResource('errand', {
      ...base,
      fields,
      lifecycle: {
        field: 'status',
        initial: 'NEW',
        transitions: { finish: { label: 'Finish', access: ['Office'], from: ['NEW'], to: 'DONE' } },
      },
    }),
  ],
] as const;

const answered = (
  status: number,
  data: unknown,
  headers: Record<string, string> = {},
  message = '',
): Response => new Response(JSON.stringify({ success: status < 300, data, message }), { status, headers });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it.each(boards)(
  'a card that somebody else has changed says so, and what is there now is read, so that the next try counts: %s',
  async (_, resource) => {
    const stale = 'Someone else has changed this record in the meantime.';
    let version = 1;
    const row = () => ({ id: 1, version, archived: false, name: 'Buy chalk', status: 'NEW' });
    const refuse = () => {
      version = 2;
      return answered(409, { code: 'STALE', version }, {}, stale);
    };
    const { sent } = await showInEngine(<ListScreen resource={resource} />, {
      resources: [resource],
      path: `/errands?displayedFilters=${encodeURIComponent('{"board":true}')}`,
      answers: {
        'setup/v1/Errand/update/1': refuse,
        'setup/v1/Errand/transition/finish/1': refuse,
        'setup/v1/Errand': ({ path }) =>
          path.includes('DONE')
            ? answered(200, [], { 'Content-Range': 'errand */0' })
            : answered(200, [row()], { 'Content-Range': 'errand 0-0/1' }),
      },
    });
    const moves = () =>
      sent.filter(({ path }) => /update|transition/.test(path)).map(({ body }) => JSON.stringify(body));
    const card = 'Buy chalk';
    const move = (): void =>
      void fireEvent.keyDown(screen.getByRole('listitem', { name: card }), {
        key: 'ArrowRight',
        altKey: true,
      });
    await screen.findByRole('listitem', { name: card });
    const reads = () => sent.filter(({ path }) => path.includes('getall') && path.includes('NEW')).length;
    const before = reads();
    move();
    expect((await screen.findAllByText(stale)).length).toBeGreaterThan(0);
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
    await waitFor(() => expect(screen.getByRole('listitem', { name: card })).toBeTruthy());
    move();
    await waitFor(() => expect(moves()).toHaveLength(2));
    expect(moves()[1]).toContain('"version":2');
  },
  30_000,
);

it('a board without cards can be scrolled by keys', async () => {
  const [[, resource]] = boards;
  await showInEngine(<ListScreen resource={resource} />, {
    resources: [resource],
    path: `/errands?displayedFilters=${encodeURIComponent('{"board":true}')}`,
    answers: { 'setup/v1/Errand': () => answered(200, [], { 'content-range': 'errand 0-0/0' }) },
  });
  expect((await screen.findByRole('region', { name: 'Errands' })).tabIndex).toBe(0);
});
