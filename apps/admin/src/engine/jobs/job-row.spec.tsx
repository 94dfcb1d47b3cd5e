import type { Job } from '@school/kernel';
import { cleanup, screen } from '@testing-library/react';
import { showInEngine } from '../../../test/engine.tsx';
import { JobRow } from './JobRow.tsx';

const job: Job = {
  id: 'j',
  kind: 'import',
  title: 'Import of Employees',
  state: 'done',
  done: 50_000,
  total: 50_000,
  error: null,
  createdAt: '2026-01-05T00:00:00Z',
  finishedAt: '2026-01-05T00:10:00Z',
  result: { dryRun: false, added: 49_950, changed: 0, skipped: 0, wrong: 50, samples: [] },
};

describe('a job of the tray', () => {
  afterEach(cleanup);

  it.each([
    [false, '49,950 added · 50 errors'],
    [true, '49,950 new · 50 errors'],
  ])('tells whoever has left the page what became of the rows (trial: %s)', async (dryRun, words) => {
    await showInEngine(<JobRow job={{ ...job, result: { ...(job.result as object), dryRun } }} />, {});
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('says nothing more of a job without rows', async () => {
    await showInEngine(<JobRow job={{ ...job, kind: 'document.batch', result: { files: [] } }} />, {});
    await screen.findByText('Import of Employees');
    expect(screen.queryByText(/added|wrong/)).toBeNull();
  });
});
