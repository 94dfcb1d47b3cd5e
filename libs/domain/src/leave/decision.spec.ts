import { refusalToDecide } from './decision.ts';
import type { DecisionParties } from './decision.ts';

const parties: DecisionParties = {
  applicant: 1,
  actor: 2,
  reportingManager: null,
  departmentHead: null,
  holdsLeaveManagement: false,
};

it.each<[string, Partial<DecisionParties>, string | undefined]>([
  ['the reporting manager', { reportingManager: 2 }, undefined],
  ['the head where there is no manager', { departmentHead: 2 }, undefined],
  ['the head beside a manager', { departmentHead: 2, reportingManager: 3 }, 'NOT_THE_APPROVER'],
  ['whoever manages leave', { holdsLeaveManagement: true, reportingManager: 3 }, undefined],
  ['the applicant', { actor: 1, holdsLeaveManagement: true }, 'OWN_APPLICATION'],
  ['a colleague', {}, 'NOT_THE_APPROVER'],
  ['an account without an employee', { actor: null }, 'NOT_THE_APPROVER'],
  ['an administrator without an employee', { actor: null, holdsLeaveManagement: true }, undefined],
])('%s decides: %j %s', (_words, more, refusal) => {
  expect(refusalToDecide({ ...parties, ...more })).toBe(refusal);
});
