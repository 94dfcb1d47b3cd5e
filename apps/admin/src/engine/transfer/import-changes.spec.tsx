import { defineResource, f, masterData } from '@school/kernel';
import { cleanup, screen } from '@testing-library/react';
import { showInEngine } from '../../../test/engine.tsx';
import { ImportResult } from './ImportResult.tsx';

const vacancy = defineResource('vacancy', {
  module: 'hr',
  label: ['Vacancy', 'Vacancies'],
  api: 'setup/v1/Vacancy',
  fields: { name: f.text(), payGrade: f.text() },
  title: 'name',
  list: { columns: ['name'] },
  access: masterData('Office'),
});
const job = {
  id: 'j',
  kind: 'import',
  title: 'Import',
  state: 'done' as const,
  done: 2,
  total: 2,
  error: null,
  createdAt: '2026-01-05T00:00:00Z',
  finishedAt: '2026-01-05T00:01:00Z',
  result: {
    dryRun: true,
    added: 0,
    changed: 40,
    skipped: 0,
    wrong: 0,
    samples: [
      {
        row: 3,
        id: 7,
        changes: [
          { field: 'name', label: 'Name', old: 'Cook', new: 'Chef' },
          { field: 'payGrade', label: 'Pay grade', old: '', new: 'B' },
        ],
      },
    ],
  },
};

describe('the trial of an import', () => {
  afterEach(cleanup);

  it('shows what changes, each field with its old and new value', async () => {
    await showInEngine(<ImportResult resource={vacancy} job={job} dryRun />, { resources: [vacancy] });
    expect(await screen.findByText('What changes (the first 1 of 40 rows)')).toBeTruthy();
    const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
    );
    expect(rows).toEqual([
      ['3', 'Name', 'Cook', 'Chef'],
      ['', 'Pay grade', '–', 'B'],
    ]);
  });

  it('that was stopped promises nothing, an import that was stopped says what it had done', async () => {
    const cancelled = { ...job, state: 'cancelled' as const, done: 400, total: 900 };
    await showInEngine(<ImportResult resource={vacancy} job={{ ...cancelled, result: null }} dryRun />, {
      resources: [vacancy],
    });
    expect(await screen.findByText('Nothing has been saved yet.')).toBeTruthy();
    expect(screen.queryByText('new')).toBeNull();
    cleanup();
    const result = { dryRun: false, added: 390, changed: 0, skipped: 0, wrong: 10, samples: [] };
    await showInEngine(<ImportResult resource={vacancy} job={{ ...cancelled, result }} dryRun={false} />, {
      resources: [vacancy],
    });
    expect((await screen.findByText('added')).parentElement?.textContent).toBe('390added');
    expect(screen.getByText(/^The import was stopped/)).toBeTruthy();
  });
});
