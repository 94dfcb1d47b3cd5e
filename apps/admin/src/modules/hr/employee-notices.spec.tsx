import { catalogue } from '@school/resources';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { showInEngine } from '../../../test/engine.tsx';
import { WithoutLeaveGroup } from '../leave/groups/WithoutLeaveGroup.tsx';
import { WithoutPayroll } from '../payroll/assignment/WithoutPayroll.tsx';

afterEach(cleanup);

const employee = { id: 81, version: 3, status: 'ACTIVE', admissionStep: 'DONE' };
const open = (more: object, assigned: readonly object[]) => {
  const record = { ...employee, ...more };
  const notices = (
    <>
      <WithoutLeaveGroup record={record} values={record} />
      <WithoutPayroll record={record} values={record} />
    </>
  );
  const answers = { 'setup/v1/LeaveAssignment/getall': assigned, 'setup/v1/payRolls/getall': assigned };
  return showInEngine(notices, { answers, resources: [catalogue.resource('leaveGroupMember')] });
};
const leave = 'This employee is not in a leave group and cannot take leave.';
const payroll = 'No salary set up yet.';

it('the profile of somebody who came back says what he has not yet, with the way to it', async () => {
  await open({}, []);
  await screen.findByText(payroll);
  await screen.findByText(leave);
  const way = screen.getByRole('link', { name: 'Create payroll' });
  expect(way.getAttribute('href')).toBe('/payroll_payslip/81/create_employee_payroll');
  expect(screen.getByRole('button', { name: 'Choose leave group' })).toBeTruthy();
});

it('nothing of it stands on the profile of somebody who has both', async () => {
  const { sent } = await open({}, [{ id: 5 }]);
  await waitFor(() => expect(sent).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('nobody asks for those who have left', async () => {
  const { sent } = await open({ status: 'FORMER' }, []);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent).toEqual([]);
});
