import type { Actor } from '@school/kernel';
import { showsOwn } from './own-section.ts';

const actor = (role: Actor['role']): Actor => ({ id: 1, role, privileges: new Set() });

describe('an own part of a page', () => {
  it('that is about the one who looks is not for administrators because they may see everything', () => {
    const own = { key: 'mine', on: 'show', access: ['STUDENT'], forOneself: true } as const;
    const seen = (['ADMIN', 'STUDENT', 'PARENT'] as const).filter((role) =>
      showsOwn(actor(role), 'show')(own),
    );
    expect(seen).toEqual(['STUDENT']);
  });

  it('is shown at its place, to whom it is for', () => {
    const own = { key: 'desk', on: 'list', access: ['EMPLOYEE'] } as const;
    expect(showsOwn(actor('EMPLOYEE'), 'list')(own)).toBe(true);
    expect(showsOwn(actor('ADMIN'), 'list')(own)).toBe(true);
    expect(showsOwn(actor('PARENT'), 'list')(own)).toBe(false);
    expect(showsOwn(actor('EMPLOYEE'), 'show')(own)).toBe(false);
    expect(showsOwn(actor('PARENT'), 'show')({ key: 'all', on: 'show' })).toBe(true);
  });
});
