import { catalogue } from '@school/resources';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { showInEngine } from '../../../../test/engine.tsx';
import { AudiencePick } from './AudiencePick.tsx';

afterEach(cleanup);

const departments = [
  { id: 1, label: 'Science' },
  { id: 2, label: 'Languages' },
];

const Audience = () => {
  const [ids, setIds] = useState<readonly number[]>([]);
  return <AudiencePick resource="employeeDepartment" label="Departments" value={ids} onChange={setIds} />;
};

it('chooses all of them only once they have come', async () => {
  let come: ((answer: Response) => void) | undefined;
  const answer = new Promise<Response>((resolve) => (come = resolve));
  await showInEngine(<Audience />, {
    resources: [catalogue.resource('employeeDepartment')],
    answers: { 'setup/v1/EmployeeDepartments/options': () => answer },
  });
  const all = await screen.findByRole<HTMLButtonElement>('button', { name: 'Departments: All' });
  expect(all.disabled).toBe(true);
  come?.(Response.json({ success: true, data: departments, message: '' }));
  await waitFor(() => expect(all.disabled).toBe(false));
  fireEvent.click(all);
  expect(await screen.findByText('Languages')).toBeTruthy();
  expect(screen.getByText('Science')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Departments: None' }));
  await waitFor(() => expect(screen.queryByText('Science')).toBeNull());
});
