import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { givenDrafts } from '../../../../test/drafts.ts';
import { showInEngine } from '../../../../test/engine.tsx';
import type { Edits } from './edits.ts';
import { useKeptEdits } from './use-kept-edits.ts';

const Grid = () => {
  const [edits, setEdits] = useState<Edits>(new Map());
  const { offered, take, drop } = useKeptEdits('3/2026-01-01', edits, setEdits);
  return (
    <>
      <p>Basic {edits.get(7)?.['BASIC'] ?? 'as calculated'}</p>
      <button onClick={() => setEdits(new Map([[7, { BASIC: '500.00' }]]))}>Type</button>
      <button onClick={() => setEdits(new Map())}>Made</button>
      {offered ? <button onClick={take}>Restore</button> : null}
      {offered ? <button onClick={drop}>Discard</button> : null}
    </>
  );
};
const press = (name: string): unknown => fireEvent.click(screen.getByRole('button', { name }));

describe('amounts that are typed before payslips are made', () => {
  const kept = givenDrafts();
  afterEach(cleanup);

  const typeAndReload = async (): Promise<void> => {
    const { unmount } = await showInEngine(<Grid />, {});
    press('Type');
    await waitFor(() => expect(kept.size).toBe(1));
    unmount();
    await showInEngine(<Grid />, {});
    await screen.findByRole('button', { name: 'Restore' });
    expect(screen.getByText('Basic as calculated')).toBeTruthy();
  };

  it('outlive a reload, and come back when they are asked for', async () => {
    await typeAndReload();
    press('Restore');
    expect(await screen.findByText('Basic 500.00')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  });

  it('are gone once they are thrown away, or the payslips are made', async () => {
    await typeAndReload();
    press('Discard');
    await waitFor(() => expect(kept.size).toBe(0));
    press('Type');
    await waitFor(() => expect(kept.size).toBe(1));
    press('Made');
    await waitFor(() => expect(kept.size).toBe(0));
  });
});
