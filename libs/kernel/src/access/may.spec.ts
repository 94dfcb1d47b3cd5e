import type { Actor } from './may.ts';
import { may, mayReadHistory, mayTouch, opensTo, pickedRowsFor, rowsFor } from './may.ts';

const actor = (role: Actor['role'], ...privileges: string[]): Actor => ({
  id: 1,
  role,
  privileges: new Set(privileges),
});

describe('may', () => {
  const access = { read: ['EMPLOYEE'], create: ['HrBasics'] } as const;

  it('lets in whom a verb names, and the administrator', () => {
    expect(may(actor('EMPLOYEE', 'HrBasics'), access, 'create')).toBe(true);
    expect(may(actor('ADMIN'), access, 'create')).toBe(true);
    expect(may(actor('EMPLOYEE'), access, 'create')).toBe(false);
  });

  it('keeps a verb that names nobody from everybody: such rows are written by the product alone', () => {
    expect(may(actor('ADMIN'), access, 'update')).toBe(false);
    expect(may(actor('ADMIN'), access, 'archive')).toBe(false);
    expect(may(actor('ADMIN'), access, 'import')).toBe(true);
  });
});

describe('opensTo', () => {
  const screen = { module: 'fees', access: ['PARENT'] } as const;

  it('lets an administrator into every page but those where one does something for oneself', () => {
    expect(opensTo(actor('ADMIN'), screen)).toBe(true);
    expect(opensTo(actor('ADMIN'), { ...screen, forOneself: true })).toBe(false);
    expect(opensTo(actor('PARENT'), { ...screen, forOneself: true })).toBe(true);
  });
});

describe('mayTouch', () => {
  const access = { read: ['EMPLOYEE'], update: ['EMPLOYEE', 'Editor'], own: ['EMPLOYEE'] } as const;
  const someone: Actor = { id: 7, role: 'EMPLOYEE', privileges: new Set() };
  const editor: Actor = { ...someone, id: 8, privileges: new Set(['Editor']) };
  const admin: Actor = { ...someone, id: 9, role: 'ADMIN' };
  it.each([
    ['his own', someone, 7, true],
    ['that of somebody else', someone, 1, false],
    ['one that nobody has made', someone, null, false],
    ['any as an editor', editor, 1, true],
    ['any as an administrator', admin, 1, true],
  ])('lets somebody change %s: %#', (_, actor, createdBy, expected) => {
    expect(mayTouch(actor, access, access.update, { createdBy })).toBe(expected);
  });

  it('knows no owners where the definition names none', () => {
    expect(mayTouch(someone, { read: [], update: ['EMPLOYEE'] }, ['EMPLOYEE'], { createdBy: 1 })).toBe(true);
  });
});

it('reads the history of a record whoever reads the record, unless the definition names others', () => {
  const closed = { history: ['ExaminationControl'] };
  expect(
    [actor('STUDENT'), actor('EMPLOYEE', 'ExaminationControl'), actor('ADMIN')].map((one) => [
      mayReadHistory(one, {}),
      mayReadHistory(one, closed),
    ]),
  ).toEqual([
    [true, false],
    [true, true],
    [true, true],
  ]);
});

it('opens to whoever only picks some rows no more of them for reading', () => {
  const own = { batch_in: { $me: 'batches' } } as const;
  const access = {
    read: ['EMPLOYEE', 'Office'],
    pick: ['Bus'],
    rows: { EMPLOYEE: own, Office: 'all', Bus: 'all' },
  } as const;
  expect(
    [actor('EMPLOYEE'), actor('EMPLOYEE', 'Bus'), actor('EMPLOYEE', 'Office'), actor('STUDENT')].map(
      (one) => [rowsFor(one, access), pickedRowsFor(one, access)],
    ),
  ).toEqual([
    [[own], [own]],
    [[own], 'all'],
    ['all', 'all'],
    [[], []],
  ]);
});
