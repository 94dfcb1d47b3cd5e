import type { Actor } from './may.ts';
import { may } from './may.ts';

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
