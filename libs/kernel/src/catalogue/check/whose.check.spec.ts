import { f } from '../../field/f.ts';
import { add } from '../../tree/expression.ts';
import type { Whose } from '../../resource/whose.ts';
import { findingsIn, findingsOf, soundResource } from './fixture.ts';

describe('RES057', () => {
  const fields = {
    name: f.text(),
    state: f.choice({ OPEN: 'Open', CLOSED: 'Closed' }),
    next: f.ref('room'),
    guests: f.refs('room'),
    twice: f.computed({ as: 'int', value: add(1, 1) }),
  };
  const findings = (whose: Pick<Whose, 'rows' | 'never'>): readonly string[] => {
    const access = ['HouseKeeping', 'EMPLOYEE'];
    const rule = { ...whose, code: 'NOT_YOURS', message: 'Somebody else closes it.' };
    const close = { label: 'Close', access, from: ['OPEN'], to: 'CLOSED', whose: rule };
    const lifecycle = { field: 'state', initial: 'OPEN', transitions: { close } };
    return findingsIn('RES057', { fields, lifecycle });
  };
  const at = 'RES057 house/room lifecycle.transitions.close.whose';

  it('finds those who are left out, and those who have no such move', () => {
    expect(findings({ rows: { HouseKeeping: 'all', PARENT: 'all' } })).toEqual([
      `${at}.rows: no rule for "EMPLOYEE"`,
      `${at}.rows: "PARENT" has a rule but not the move`,
    ]);
  });

  it('finds what a page cannot tell from the row', () => {
    const rows = (EMPLOYEE: NonNullable<Whose['never']>) => ({
      rows: { HouseKeeping: 'all' as const, EMPLOYEE },
    });
    expect(findings(rows({ nest: { $me: 'employee' } }))).toEqual([
      `${at}.rows.EMPLOYEE: nest: "nest" is not known`,
    ]);
    expect(findings(rows({ 'next.name': 'A' }))).toEqual([
      `${at}.rows.EMPLOYEE: "next.name" leads to another record`,
    ]);
    expect(findings(rows({ _or: [{ name: 'A' }, { twice: 2 }] }))).toEqual([
      `${at}.rows.EMPLOYEE: "twice" is worked out`,
    ]);
    expect(findings({ never: { guests_contains: { $me: 'student' } } })).toEqual([
      `${at}.never: pages do not know "student" of who looks`,
    ]);
  });

  it('takes a rule that every page can apply', () => {
    expect(
      findings({
        rows: { HouseKeeping: 'all', EMPLOYEE: { createdBy: { $me: 'id' } } },
        never: { next: { $me: 'employee' }, state: 'OPEN' },
      }),
    ).toEqual([]);
  });

  it('finds the same of columns of lines', () => {
    const papers = (column: string, rows: NonNullable<Whose['rows']>) =>
      findingsOf('RES057', {
        resources: [
          soundResource({
            fields: { ...fields, papers: f.lines('paper', { whose: { [column]: { rows } } }) },
          }),
          soundResource({ key: 'paper', parent: 'room', fields: { name: f.text() } }),
        ],
      });
    const inside = 'RES057 house/room fields.papers.whose';
    expect(papers('name', { HouseKeeping: { name: 'A' } })).toEqual([]);
    expect(papers('name', { EMPLOYEE: 'all' })).toEqual([
      `${inside}.name.rows: no rule for "HouseKeeping"`,
      `${inside}.name.rows: "EMPLOYEE" has a rule but not the column`,
    ]);
    expect(papers('nest', { HouseKeeping: { twice: 2 } })).toEqual([
      `${inside}.nest.rows: "HouseKeeping" has a rule but not the column`,
      `${inside}.nest.rows.HouseKeeping: "twice" is worked out`,
    ]);
  });
});
