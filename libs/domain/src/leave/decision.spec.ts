import { refusalToDecide, representedIn } from './decision.ts';
import type { DecisionParties } from './decision.ts';

const parties: DecisionParties = {
  applicant: 1,
  actor: 2,
  reportingManager: null,
  departmentHead: null,
  holdsLeaveManagement: false,
  standsInFor: [],
};

it.each<[string, Partial<DecisionParties>, string | undefined]>([
  ['the reporting manager', { reportingManager: 2 }, undefined],
  ['the head where there is no manager', { departmentHead: 2 }, undefined],
  ['the head beside a manager', { departmentHead: 2, reportingManager: 3 }, 'NOT_THE_APPROVER'],
  ['whoever manages leave', { holdsLeaveManagement: true, reportingManager: 3 }, undefined],
  ['the applicant', { actor: 1, holdsLeaveManagement: true }, 'OWN_APPLICATION'],
  ['the deputy of the manager', { reportingManager: 3, standsInFor: [3] }, undefined],
  ['the deputy of the head', { departmentHead: 3, standsInFor: [3] }, undefined],
  [
    'the deputy of a head beside a manager',
    { departmentHead: 3, reportingManager: 4, standsInFor: [3] },
    'NOT_THE_APPROVER',
  ],
  ['the deputy, of themselves', { actor: 1, reportingManager: 3, standsInFor: [3] }, 'OWN_APPLICATION'],
  ['a colleague', {}, 'NOT_THE_APPROVER'],
  ['an account without an employee', { actor: null }, 'NOT_THE_APPROVER'],
  ['an administrator without an employee', { actor: null, holdsLeaveManagement: true }, undefined],
])('%s decides: %j %s', (_words, more, refusal) => {
  expect(refusalToDecide({ ...parties, ...more })).toBe(refusal);
});

it.each<[string, Partial<DecisionParties>, number | null]>([
  ['a deputy for the manager', { reportingManager: 3, standsInFor: [3] }, 3],
  ['the manager for nobody', { reportingManager: 2, standsInFor: [3] }, null],
  [
    'whoever manages leave for nobody',
    { holdsLeaveManagement: true, reportingManager: 3, standsInFor: [3] },
    null,
  ],
  ['applicants of themselves for nobody', { actor: 1, reportingManager: 3, standsInFor: [3] }, null],
  ['a stranger for nobody', { reportingManager: 3, standsInFor: [4] }, null],
])('%s decides: %j %s', (_words, more, represented) => {
  expect(representedIn({ ...parties, ...more })).toBe(represented);
});
