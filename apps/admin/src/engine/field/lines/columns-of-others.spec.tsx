import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { catalogue } from '@school/resources';
import { Route, Routes } from 'react-router-dom';
import { showInEngine } from '../../../../test/engine.tsx';
import { CreateScreen } from '../../form/CreateScreen.tsx';
import { EditScreen } from '../../form/EditScreen.tsx';

const indent = catalogue.resource('indent');
const item = { id: 31, version: 1, storeItem: 9, requiredQty: '4.000', issueType: 'PERMANENT' };
const kept = {
  id: 3,
  version: 1,
  indentNo: 'IND-0003',
  store: 1,
  raisedBy: 7,
  manager: 8,
  decider: 8,
  expectedDate: '2026-08-01',
  status: 'PENDING',
  items: [{ ...item, approvedQty: '2.000', issuedQty: '0.000', returnedQty: '0.000' }],
};
const answers = {
  'setup/v1/Indent/get/3': kept,
  'setup/v1/Store/options': [{ id: 1, label: 'Main' }],
  'setup/v1/StoreItem/options': [{ id: 9, label: 'Chalk' }],
};
const open = (path: string, employee: number, privileges: readonly string[] = []) =>
  showInEngine(
    <Routes>
      <Route path="/indents/new" element={<CreateScreen resource={indent} />} />
      <Route path="/indents/edit/:id" element={<EditScreen resource={indent} />} />
    </Routes>,
    {
      resources: catalogue.resources,
      answers,
      path,
      actor: { role: 'EMPLOYEE', employee, privileges: new Set(privileges) },
    },
  );
const columns = async (): Promise<readonly (string | null)[]> => {
  const grid = await screen.findByRole('group', { name: 'Items' });
  return within(grid)
    .getAllByRole('columnheader')
    .map((head) => head.textContent);
};
const approved = (): Promise<HTMLInputElement> => screen.findByRole('textbox', { name: 'Approved 1' });

afterEach(cleanup);

describe('a column of lines that is for somebody else to fill in', () => {
  it('is not there while a record is new, whoever writes it', async () => {
    await open('/indents/new', 7);
    expect(await columns()).toContain('Required *');
    expect(await columns()).not.toContain('Approved');
    cleanup();
    await open('/indents/new', 7, ['InventoryManagement']);
    expect(await columns()).not.toContain('Approved');
  });

  it('is left out of a new record like what only the product counts', async () => {
    await open('/indents/new', 7);
    const filledIn = ['Item *', 'Required *', 'Issued *', 'Back by'];
    expect(await columns()).toEqual(filledIn);
    fireEvent.click(screen.getByRole('button', { name: 'Add row' }));
    expect(await screen.findByRole('textbox', { name: 'Required 1' })).toBeDefined();
    expect(await columns()).toEqual(filledIn);
    cleanup();
    await open('/indents/edit/3', 7);
    expect(await columns()).toEqual(
      expect.arrayContaining(['Approved', 'Given out', 'Returned', 'Still to issue']),
    );
  });

  it('is read by whoever asked, and filled in by whoever decides', async () => {
    await open('/indents/edit/3', 7);
    expect(await columns()).toContain('Approved');
    expect((await approved()).readOnly || (await approved()).disabled).toBe(true);
    for (const [employee, privileges] of [
      [8, []],
      [9, ['InventoryManagement']],
    ] as const) {
      cleanup();
      await open('/indents/edit/3', employee, privileges);
      const input = await approved();
      expect(input.readOnly || input.disabled).toBe(false);
    }
  });

  it('takes nothing that is pasted over it', async () => {
    await open('/indents/edit/3', 7);
    const input = await screen.findByRole('textbox', { name: 'Required 1' });
    const clipboardData = { getData: () => '3\t1\n' };
    fireEvent.paste(input, { clipboardData });
    await waitFor(() => expect(Number(input.getAttribute('value'))).toBe(3));
    expect((await approved()).value).toBe('2.000');
  });
});
