import { cleanup, screen } from '@testing-library/react';
import { showInEngine } from '../../../../test/engine.tsx';
import { LeaveRecord } from './LeaveRecord.tsx';

afterEach(cleanup);

const application = {
  id: 3,
  employee: 7,
  startDate: '2026-02-02',
  endDate: '2026-02-03',
  days: '2.00',
  additionalDays: '0.00',
  lopDays: '0.00',
  reason: 'Wedding',
  status: 'APPROVED',
  managerRemark: null,
  _labels: { leaveType: 'Annual leave' },
};
const standing = {
  employeeId: 7,
  employeeName: 'Aqsa Ali',
  employeeNumber: 'E7',
  departmentName: 'Science',
  groupName: 'Everybody',
  leaveYearId: 1,
  leaveYearName: '2026',
  types: [],
  months: [],
};
const showOwn = (decides: boolean, deputies: readonly object[] = []) =>
  showInEngine(<LeaveRecord employee={0} own title={() => 'My leaves'} />, {
    answers: {
      'setup/v1/employeeLeave/standing/0': { ...standing, decides },
      'setup/v1/employeeLeave/getall': [application],
      'api/v1/LeaveYear/getall': [],
      'setup/v1/LeaveDeputy/getall': deputies,
    },
    actor: { role: 'EMPLOYEE', employee: 7 },
  });

it('lets those to whom others report choose a deputy for a leave of their own', async () => {
  await showOwn(true);
  expect(await screen.findByRole('button', { name: 'Deputy' })).toBeTruthy();
});

it('names the deputy who was chosen for all its days', async () => {
  const chosen = { toDate: '2026-02-03', _labels: { deputy: 'Asad Bhatti' } };
  await showOwn(true, [{ ...chosen, fromDate: '2026-02-01' }]);
  expect(await screen.findByRole('button', { name: 'Deputy: Asad Bhatti' })).toBeTruthy();
  cleanup();
  await showOwn(true, [{ ...chosen, fromDate: '2026-02-03' }]);
  expect(await screen.findByRole('button', { name: 'Deputy' })).toBeTruthy();
});

it('offers no deputy to those who decide on nobody', async () => {
  await showOwn(false);
  await screen.findByText('Annual leave');
  expect(screen.queryByRole('button', { name: 'Deputy' })).toBeNull();
});
