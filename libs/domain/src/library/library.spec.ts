import { array, assert, boolean, constantFrom, integer, property } from 'fast-check';
import { addDays, isoWeekday } from '../calendar/iso-date.ts';
import { isWorkingDay, type NonWorkingDays } from '../payroll/working-days.ts';
import { numbersFrom } from './copy-numbers.ts';
import { readIsbn } from './isbn.ts';
import { dueDate, openDayAfter, type LoanCalendar } from './loan-days.ts';
import { loanRuleFor, type LoanCase } from './loan-rule.ts';
import { overdueDays, overdueFine } from './overdue-fine.ts';
import { renewal, type RenewalSetting } from './renewal.ts';

/** Saturday and Sunday are closed, and so is Wednesday, 12 March 2025. */
const closed: NonWorkingDays = { weeklyOffs: [6, 7], holidays: ['2025-03-12'] };

describe('A due date', () => {
  it.each([
    ['IGNORE', '2025-03-12'],
    ['PUSH_TO_OPEN_DAY', '2025-03-13'],
    ['SKIP_CLOSED_DAYS', '2025-03-17'],
  ] as const)('of a loan of 7 days with %s is %s (LIB-1)', (mode, due) => {
    expect(dueDate('2025-03-05', 7, mode, closed)).toBe(due);
  });

  it('without any holiday lies as many days behind as the loan is long (R33)', () => {
    expect(dueDate('2025-09-01', 30, 'IGNORE', { weeklyOffs: [], holidays: [] })).toBe('2025-10-01');
  });

  it('is never on a day off, and never before that of a loan that leaves holidays alone', () => {
    const days = array(integer({ min: 1, max: 60 }), { maxLength: 20 });
    assert(
      property(
        integer({ min: 1, max: 60 }),
        days,
        constantFrom<LoanCalendar>('PUSH_TO_OPEN_DAY', 'SKIP_CLOSED_DAYS'),
        (length, off, mode) => {
          const calendar: NonWorkingDays = {
            weeklyOffs: [7],
            holidays: off.map((day) => addDays('2026-01-05', day)),
          };
          const due = dueDate('2026-01-05', length, mode, calendar);
          expect(isWorkingDay(due, calendar)).toBe(true);
          expect(isoWeekday(due)).not.toBe(7);
          expect(due >= dueDate('2026-01-05', length, 'IGNORE', calendar)).toBe(true);
        },
      ),
    );
  });

  it('of a book kept at the desk counts open days (LIB-7)', () => {
    expect(openDayAfter('2025-03-14', 3, closed)).toBe('2025-03-19');
  });
});

describe('A fine', () => {
  const rule = { finePerDay: '5.00', graceDays: 2, maxFine: null };
  const usual = { fineOnClosedDays: false, fineIncludesGrace: true };
  const fineOf = (
    returned: string,
    setting: Partial<typeof usual> = {},
    own: { maxFine?: string; replacement?: string } = {},
  ): string => {
    const whole = { ...usual, ...setting };
    const days = overdueDays('2025-03-13', returned, whole, closed);
    return overdueFine(days, { ...rule, maxFine: own.maxFine ?? null }, whole, own.replacement ?? null);
  };

  it.each([
    ['2025-03-20', {}, {}, '25.00'],
    ['2025-03-20', { fineOnClosedDays: true }, {}, '35.00'],
    ['2025-03-20', { fineIncludesGrace: false }, {}, '15.00'],
    ['2025-03-20', {}, { maxFine: '20.00' }, '20.00'],
    ['2025-03-20', {}, { maxFine: '20.00', replacement: '12.50' }, '12.50'],
    ['2025-03-17', {}, {}, '0.00'],
    ['2025-03-13', {}, {}, '0.00'],
    ['2025-03-01', {}, {}, '0.00'],
  ])('returned on %s with %j and %j is %s (LIB-5)', (returned, setting, own, fine) => {
    expect(fineOf(returned, setting, own)).toBe(fine);
  });

  it('of three days at 5.00 is 15.00 (R33)', () => {
    const every = { weeklyOffs: [], holidays: [] };
    const days = overdueDays('2025-10-01', '2025-10-04', usual, every);
    expect(overdueFine(days, { ...rule, graceDays: 0 }, usual)).toBe('15.00');
  });

  it('never falls while a book stays away', () => {
    assert(
      property(
        integer({ min: 0, max: 200 }),
        integer({ min: 0, max: 10 }),
        boolean(),
        (days, graceDays, fineIncludesGrace) => {
          const at = (late: number) =>
            Number(overdueFine(late, { ...rule, graceDays }, { fineIncludesGrace }));
          expect(at(days + 1)).toBeGreaterThanOrEqual(at(days));
        },
      ),
    );
  });
});

describe('The card setting', () => {
  const any = { course: null, studentCategory: null, department: null, mediaType: null };
  const [g9, boarder, science] = [9, 1, 5];
  const rules = [
    { ...any, name: 'A', borrowerType: 'STUDENT', course: g9 },
    { ...any, name: 'B', borrowerType: 'STUDENT', course: g9, studentCategory: boarder },
    { ...any, name: 'maps', borrowerType: 'STUDENT', course: g9, mediaType: 'MAP' },
    { ...any, name: 'boarders', borrowerType: 'STUDENT', studentCategory: boarder },
    { ...any, name: 'staff', borrowerType: 'EMPLOYEE' },
    { ...any, name: 'science', borrowerType: 'EMPLOYEE', department: science },
  ] as const;
  const student: LoanCase = {
    borrowerType: 'STUDENT',
    course: g9,
    studentCategory: null,
    department: null,
    mediaType: 'BOOK',
  };

  it.each([
    ['a boarder of grade 9', { studentCategory: boarder }, 'B'],
    ['a day scholar of grade 9', {}, 'A'],
    ['a boarder of grade 9 who wants a map', { studentCategory: boarder, mediaType: 'MAP' }, 'B'],
    ['a day scholar who wants a map', { mediaType: 'MAP' }, 'maps'],
    ['a boarder of grade 10', { course: 10, studentCategory: boarder }, 'boarders'],
    ['a student of grade 10', { course: 10 }, undefined],
    ['a teacher', { borrowerType: 'EMPLOYEE', course: null, department: 7 }, 'staff'],
    ['a teacher of science', { borrowerType: 'EMPLOYEE', course: null, department: science }, 'science'],
  ] as const)('of %s is the most specific one (LIB-2)', (_who, more, name) => {
    expect(loanRuleFor(rules, { ...student, ...more })?.name).toBe(name);
  });
});

describe('A renewal', () => {
  const setting: RenewalSetting = {
    calendarMode: 'PUSH_TO_OPEN_DAY',
    renewFrom: 'DUE_DATE',
    allowRenewOverdue: false,
    maxOverdueDaysForRenewal: 28,
  };
  const loan = { dueOn: '2025-03-13', renewalCount: 0, renewalsAllowed: 1, renewalPeriod: 7, overdueDays: 0 };
  const today = '2025-03-10';

  it.each([
    [{}, {}, { newDueOn: '2025-03-20' }],
    [{}, { renewFrom: 'TODAY' }, { newDueOn: '2025-03-17' }],
    [{ renewalPeriod: 2 }, { renewFrom: 'TODAY' }, { refused: 'NOT_LATER' }],
    [{ renewalCount: 1 }, {}, { refused: 'RENEWALS_USED' }],
    [{ dueOn: '2025-03-07', overdueDays: 1 }, {}, { refused: 'OVERDUE' }],
    [{ dueOn: '2025-03-07', overdueDays: 1 }, { allowRenewOverdue: true }, { newDueOn: '2025-03-17' }],
    [{ dueOn: '2025-01-07', overdueDays: 40 }, { allowRenewOverdue: true }, { refused: 'TOO_LATE' }],
  ] as const)('of %j with %j gives %j (LIB-6)', (own, more, given) => {
    expect(renewal({ ...loan, ...own }, { ...setting, ...more }, today, closed)).toEqual(given);
  });
});

it.each([
  ['BK0099', 2, ['BK0099', 'BK0100']],
  ['BK9999', 2, ['BK9999', 'BK10000']],
  ['Atlas', 3, ['Atlas', 'Atlas1', 'Atlas2']],
])('the numbers from %s are in turn (LIB-9)', (first, count, numbers) => {
  expect(numbersFrom(first, count)).toEqual(numbers);
});

it.each([
  ['978-0-14-032872-1', '9780140328721'],
  ['0-14-032872-6', '0140328726'],
  ['080442957X', '080442957X'],
  ['978-0-14-032872-2', null],
  ['0-14-032872-5', null],
  ['9770140328721', null],
  ['Matilda', null],
])('%s is read as %s (ISBN)', (text, isbn) => {
  expect(readIsbn(text)).toBe(isbn);
});
