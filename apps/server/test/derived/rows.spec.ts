import { matches, may, mayReadHistory, parseFilter, pickedRowsFor, rowsFor } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import { catalogue } from '@school/resources';
import type { RecordValues } from '../../src/engine/behaviour.ts';
import { actorOf, privilegesOf } from './caller.ts';
import type { Caller } from './caller.ts';
import { WholeSchool, baseOf, called } from './whole-school.ts';

/** Who sees which rows: evaluated by the rules of the definition here, and by the database there. */
let school: WholeSchool;
const employees: number[] = [];
beforeAll(async () => {
  school = await WholeSchool.open();
  const employee = catalogue.resource('employee');
  for (let count = 0; count < 3; count += 1) employees.push(Number((await school.create(employee))['id']));
  // A change of manager is a career step, which has rows of its own.
  const [first = 0, second, third] = employees;
  for (const id of [second, third]) {
    await school.call('PUT', `${baseOf(employee)}/update/${id}`, 'ADMIN', { reportingManager: first });
  }
});
afterAll(() => school.close());

/** These rows result from a course of events that a sample cannot represent; their own specs check who sees them. */
const writtenByEvents = new Set([
  'leaveApplication',
  'leaveApplicationDay',
  'leaveLedgerEntry',
  'taskAssignee',
  'groupRequest',
  'meetingJoin',
  'placementEvent',
  'placementRegistration',
  'alumniEventInvitation',
  'formResponse',
  'studentElective',
  'libraryCard',
  'bookMovement',
  'bookRenewal',
  'bookReservation',
  'libraryFine',
  'studentWallet',
  'assessment',
  'gradebookMark',
  'gradebookReport',
  'gradebookCard',
  'exam',
  'examScore',
  'examModeration',
  'examResult',
  'examScoreRevision',
  'examSeat',
  'revaluation',
  'onlineExamAttempt',
  'onlineExamResult',
  'indent',
  'issueReturn',
  'attendance',
  'attendanceNotice',
  'messageRecipient',
  // own-reports.spec checks who sees them.
  'reportDelivery',
  'lessonRegister',
  'seatPlan',
  'markedRegister',
  'subjectAttendance',
  'transportAllocation',
  'transportAttendance',
  'hostelAllocation',
  'hostelNight',
  'studentFee',
  'employeeFare',
  'employeeFarePayment',
  'paymentAttempt',
  'feeChallan',
  'transactionReceipt',
  'assignment',
  // Its rule depends on the surrounding timetable; timetable.spec covers it.
  'timetableEntry',
  'lessonCover',
  // school-assets.spec checks who sees them.
  'assetEntry',
  'assetMovement',
  // voice-notes.spec checks who sees who has heard one.
  'voiceNoteReceipt',
]);

const ruled = called.filter(
  ({ key, access, ownCalls }) =>
    access.rows !== undefined && !ownCalls?.includes('get') && !writtenByEvents.has(key),
);
const isCreatable = ({ access, appendOnly }: AnyResource): boolean =>
  !appendOnly && Boolean(access.create?.length);

/** Employees with and without a privilege, an account without an employee, and the other kinds. */
const callersOf = (resource: AnyResource): readonly Caller[] => [
  'ADMIN',
  ...privilegesOf(resource).map((privilege) => `EMPLOYEE:${privilege}`),
  ...employees.map((id) => `EMPLOYEE@${id}`),
  'EMPLOYEE',
];

const maySee = (
  resource: AnyResource,
  caller: Caller,
  row: RecordValues,
  rulesFor: typeof rowsFor = rowsFor,
): boolean => {
  const actor = actorOf(caller);
  const rules = rulesFor(actor, resource.access);
  if (rules === 'all') return true;
  return rules.some((rule) => {
    const parsed = parseFilter(rule, { resource, catalogue, binding: { today: '2026-03-09', me: actor } });
    if (!parsed.ok) throw new Error(`The rule of ${resource.key} cannot be read at ${parsed.at}.`);
    return matches(parsed.value, row, resource, catalogue);
  });
};

/** The same with the right to read the audit trail. */
const auditing = (caller: Caller): Caller => {
  const [who = '', employee] = caller.split('@');
  const held = `${who}${who.includes(':') ? ',' : ':'}AuditView`;
  return employee === undefined ? held : `${held}@${employee}`;
};

interface Entry {
  readonly record: number;
  readonly changes: readonly object[];
}

const linesOf = (csv: string): number => csv.trimEnd().split('\n').length;

describe.each(ruled.map((resource) => [resource.key, resource] as const))('%s', (_key, resource) => {
  const base = baseOf(resource);
  let all: readonly RecordValues[];
  beforeAll(async () => {
    const owner = Object.entries(resource.fields).find(
      ([, one]) => one.type === 'ref' && one.to === 'employee' && one.readOnly !== true,
    );
    for (const id of isCreatable(resource) ? employees : []) {
      await school.create(resource, owner && resource.key !== 'employee' ? { [owner[0]]: id } : {});
    }
    all = (await school.list(resource, { range: [0, 999] })).body.data as readonly RecordValues[];
  });

  it('lists, counts, exports and gives exactly the rows that its rules allow', async () => {
    expect(all.length).toBeGreaterThan(1);
    for (const caller of callersOf(resource).filter((one) => may(actorOf(one), resource.access, 'read'))) {
      const allowed = all.filter((row) => maySee(resource, caller, row)).map(({ id }) => Number(id));
      const listed = await school.list(resource, { sort: ['id', 'ASC'], range: [0, 999] }, caller);
      const seen = (listed.body.data as readonly RecordValues[]).map(({ id }) => Number(id));
      expect([caller, seen]).toEqual([caller, allowed.toSorted((a, b) => a - b)]);
      const count = await school.call('GET', `${base}/aggregate?count=true`, caller);
      expect([caller, (count.body.data as RecordValues)['count']]).toEqual([caller, allowed.length]);
      const options = await school.call('GET', `${base}/options?range=[0,999]`, caller);
      const offered = all.filter((row) => maySee(resource, caller, row, pickedRowsFor));
      expect([caller, (options.body.data as readonly unknown[]).length]).toEqual([caller, offered.length]);
      const exported = await school.call('GET', `${base}/export?format=csv&columns=["id"]`, caller);
      expect([caller, linesOf(exported.text) - 1]).toEqual([caller, allowed.length]);
      for (const id of all.map((row) => Number(row['id']))) {
        const expected = allowed.includes(id) ? 200 : 404;
        const one = await school.call('GET', `${base}/get/${id}`, caller);
        const history = await school.call('GET', `${base}/history/${id}`, caller);
        expect([caller, id, one.status, history.status]).toEqual([caller, id, expected, expected]);
      }
    }
  });

  it('shows in the audit trail what was changed of exactly those rows', async () => {
    const callers = callersOf(resource).filter((one) => one !== 'ADMIN');
    for (const caller of [...callers, 'PARENT'].map(auditing)) {
      const mayRead = may(actorOf(caller), resource.access, 'read');
      const reads = mayRead && mayReadHistory(actorOf(caller), resource.access);
      const allowed = new Set(
        all.filter((row) => reads && maySee(resource, caller, row)).map(({ id }) => Number(id)),
      );
      const url = `setup/v1/audit?resource=${resource.key}&range=[0,999]`;
      const { status, body } = await school.call('GET', `/${url}`, caller);
      expect([caller, status]).toEqual([caller, 200]);
      const told = (body.data as readonly Entry[]).filter(({ changes }) => changes.length > 0);
      expect([caller, told.filter(({ record }) => !allowed.has(record))]).toEqual([caller, []]);
      const { text } = await school.call('GET', `/${url.replace('?', '/export?').split('&')[0]}`, caller);
      expect([caller, linesOf(text) - 1]).toEqual([caller, (body.data as readonly Entry[]).length]);
      if (allowed.size === 0) expect([caller, text.includes('""field""')]).toEqual([caller, false]);
    }
  });

  it('hides a row as if it were not there', async () => {
    const stranger = 'EMPLOYEE';
    const row = all.find((one) => !maySee(resource, stranger, one));
    if (!row || !may(actorOf(stranger), resource.access, 'read')) return;
    for (const suffix of ['get/', '', 'history/']) {
      const foreign = await school.call('GET', `${base}/${suffix}${String(row['id'])}`, stranger);
      const unknown = await school.call('GET', `${base}/${suffix}999999999`, stranger);
      expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
    }
  });
});
