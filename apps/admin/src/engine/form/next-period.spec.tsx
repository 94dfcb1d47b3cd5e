import { cleanup, screen } from '@testing-library/react';
import { defineResource, f, masterData } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import { showInEngine } from '../../../test/engine.tsx';
import { CreateScreen } from './CreateScreen.tsx';

const year: AnyResource = defineResource('term', {
  module: 'office',
  label: ['Term', 'Terms'],
  api: 'setup/v1/Term',
  screens: { list: '/terms' },
  fields: { from: f.date({ required: true }), to: f.date({ required: true }) },
  title: 'from',
  list: { columns: ['from'] },
  noOverlap: [{ key: 'oneTerm', fields: [], from: 'from', to: 'to', inTurn: true }],
  access: masterData('Office'),
});
const show = (rows: readonly object[] | undefined) =>
  showInEngine(<CreateScreen resource={year} />, {
    resources: [year],
    answers: rows ? { 'setup/v1/Term/getall': rows } : {},
    path: '/terms/new',
  });
const typed = async (label: RegExp): Promise<string> =>
  ((await screen.findByLabelText(label)) as HTMLInputElement).value;

afterEach(cleanup);

describe('a new record of periods that follow one another', () => {
  it('begins on the day after the last one, and is as long', async () => {
    await show([{ id: 4, from: '2026-01-01', to: '2026-12-31' }]);
    expect([await typed(/^From/), await typed(/^To/)]).toEqual(['2027-01-01', '2027-12-31']);
  });

  it('is empty when it is the first one, or the last one cannot be read', async () => {
    await show([]);
    expect([await typed(/^From/), await typed(/^To/)]).toEqual(['', '']);
    cleanup();
    await show(undefined);
    expect([await typed(/^From/), await typed(/^To/)]).toEqual(['', '']);
  });
});
