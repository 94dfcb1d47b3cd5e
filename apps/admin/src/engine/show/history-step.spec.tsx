import { cleanup, screen, waitFor } from '@testing-library/react';
import { defineResource, fieldBuilders, masterData } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import { showInEngine } from '../../../test/engine.tsx';
import { History } from './History.tsx';

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
const share: AnyResource = defineResource('share', {
  module: 'office',
  label: ['Share', 'Shares'],
  parent: 'plan',
  fields: { plan: f.ref('plan'), kind: f.ref('kind'), days: f.decimal({ label: 'Days a year', scale: 1 }) },
  title: 'days',
  list: { columns: ['kind', 'days'] },
  access: masterData('Office'),
});
const plan: AnyResource = defineResource('plan', {
  module: 'office',
  label: ['Plan', 'Plans'],
  api: 'setup/v1/Plan',
  fields: {
    name: f.text(),
    state: f.choice({ ASKED: 'Requested' }, { readOnly: true }),
    note: f.longText(),
    kinds: f.refs('kind'),
    shares: f.lines('share'),
    more: f.group({ house: f.text(), until: f.date({ label: 'Contract until' }), aider: f.flag() }),
  },
  title: 'name',
  list: { columns: ['name'] },
  lifecycle: {
    field: 'state',
    initial: 'ASKED',
    transitions: {
      consent: { label: 'Give consent', access: ['Office'], from: ['ASKED'], to: 'ASKED' },
    },
  },
  actions: { tidy: { label: 'Tidy up', on: 'row', access: ['Office'] } },
  access: masterData('Office'),
});

afterEach(cleanup);

it('tells changes of lines by the words of their fields and rows, and other records by name', async () => {
  const change = (field: string, old: unknown, next: unknown): object => ({ field, old, new: next });
  await showInEngine(
    <History
      resource={plan}
      record={{ id: 1, version: 2, name: 'All', shares: [{ id: 12, kind: 4, days: '8.5' }] }}
    />,
    {
      resources: [kind, share, plan],
      answers: {
        'setup/v1/Plan/history/1': [
          {
            id: 9,
            at: '2026-01-05T08:00:00Z',
            by: { id: 1, name: 'Ann' },
            verb: 'update',
            changes: [
              change('shares[12].days', '10.0', '8.5'),
              change('shares[13].plan', null, 1),
              change('shares[13].kind', null, 5),
              change('kinds', [4], [4, 5]),
              change(
                'more',
                { house: 'East', aider: false },
                { house: 'East', until: '2027-12-31', aider: false },
              ),
            ],
          },
        ],
        'setup/v1/Kind/options': [
          { id: 4, label: 'Casual' },
          { id: 5, label: 'Sick' },
        ],
      },
    },
  );
  const told = await screen.findByRole('list');
  await waitFor(() => expect(told.textContent).toContain('Shares · Casual · Days a year: 10.0 → 8.5'));
  await waitFor(() => expect(told.textContent).toContain('Shares · Kind: nothing → Sick'));
  expect(told.textContent).toContain('Kinds: Casual → Casual, Sick');
  expect(told.textContent).not.toContain('Plan:');
  expect(told.textContent).toContain('Contract until: nothing → 31 December 2027');
  expect(told.textContent).not.toContain('East');
});

it('tells moves and actions by their names, also one that the definition knows no more', async () => {
  const verbs = ['transition:consent', 'action:tidy', 'transition:gone', 'action:gone', 'update'];
  const entries = verbs.map((verb, id) => ({
    id,
    at: '2026-01-05T08:00:00Z',
    by: { id: 1, name: 'Ann' },
    verb,
    changes: [],
  }));
  await showInEngine(<History resource={plan} record={{ id: 1, version: 2, name: 'All' }} />, {
    resources: [kind, share, plan],
    answers: { 'setup/v1/Plan/history/1': entries },
  });
  const steps = await screen.findAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent?.replace(/ 05 January.*$/, ''))).toEqual([
    'Ann: Give consent',
    'Ann: Tidy up',
    'Ann changed the state',
    'Ann changed this',
    'Ann changed this',
  ]);
});
