import { ofStatus, payslipItem, statusCounts } from './payslip-row.ts';

it('reads a payslip of the generic calls', () => {
  const item = payslipItem({
    id: 4,
    employee: 7,
    group: 2,
    _labels: { group: 'Monthly staff' },
    employeeName: 'Asma',
    netPay: '1.00',
    status: 'PENDING',
    version: 3,
    rejectReason: null,
  });
  expect(item).toMatchObject({ id: 4, employeeId: 7, groupId: 2, groupName: 'Monthly staff', version: 3 });
  expect(item.rejectReason).toBeNull();
  expect(item.departmentName).toBe('');
});

it('counts statuses in the order of their life', () => {
  const rows = (['APPROVED', 'PENDING', 'APPROVED'] as const).map((status) => ({ status }));
  expect(statusCounts(rows)).toEqual([
    { status: 'PENDING', count: 1 },
    { status: 'APPROVED', count: 2 },
  ]);
  expect(ofStatus(rows, 'PENDING')).toHaveLength(1);
});
