import { filterOf, tabsOf, verbsOf } from './approval-tabs.ts';

describe('the tabs of the approval', () => {
  it('are those of the office alone for an account without an employee', () => {
    expect(tabsOf(undefined)).toEqual(['pending', 'all']);
    expect(tabsOf(4)).toEqual(['pending', 'team', 'mine', 'all']);
  });

  it('leave out what nobody decides about: the own applications', () => {
    expect(filterOf('pending', 4)).toEqual({ status: 'PENDING', employee_ne: 4 });
    expect(filterOf('pending', undefined)).toEqual({ status: 'PENDING' });
    expect(filterOf('team', 4)).toMatchObject({ employee_ne: 4, _or: [{}, {}] });
  });
});

describe('what can be done to an application', () => {
  it.each([
    ['PENDING', 9, ['approve', 'deny']],
    ['PENDING', 4, ['cancel']],
    ['APPROVED', 9, ['cancel']],
    ['APPROVED', 4, []],
    ['DENIED', 9, []],
    ['CANCELLED', 9, []],
  ] as const)('is, when it is %s and of employee %i: %j', (status, employee, verbs) => {
    expect(verbsOf({ id: 1, status, employee }, 4, new Set([1]))).toEqual(verbs);
  });

  it('is nothing for a head of department when the reporting manager decides', () => {
    expect(verbsOf({ id: 1, status: 'PENDING', employee: 9 }, 4, new Set([2]))).toEqual([]);
  });

  it('is left to the server where it is not known who decides', () => {
    expect(verbsOf({ id: 1, status: 'PENDING', employee: 9 }, 4, undefined)).toEqual(['approve', 'deny']);
  });
});
