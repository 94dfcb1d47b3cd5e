import type { AnyResource } from '@school/kernel';
import { bodyOf, changedKeys, copyOf, firstValues } from './values.ts';

const resource = {
  key: 'thing',
  fields: {
    number: { type: 'series', pattern: '{seq}' },
    code: { type: 'text', unique: true },
    name: { type: 'text' },
    day: { type: 'date', default: 'today' },
    active: { type: 'flag', default: true },
    scan: { type: 'file', accept: ['pdf'] },
    lines: { type: 'lines', of: 'line' },
    counted: { type: 'lines', of: 'line', begins: [{ mode: 'CASH' }] },
  },
} as unknown as AnyResource;

describe('values of a form', () => {
  it('begins with defaults and what is given', () => {
    expect(firstValues(resource.fields, { name: 'x' }, '2026-11-21')).toEqual({
      name: 'x',
      day: '2026-11-21',
      active: true,
      lines: [],
      counted: [{ mode: 'CASH' }],
    });
  });

  it('begins otherwise for whoever may set a field than for all others', () => {
    const kind = {
      type: 'choice',
      options: { NO: 'No', RATHER_NOT: 'Rather not' },
      default: 'RATHER_NOT',
      defaultForWriters: 'NO',
    } as const;
    expect(firstValues({ kind }, {}, '2026-11-21', () => true)).toEqual({ kind: 'NO' });
    expect(firstValues({ kind }, {}, '2026-11-21', () => false)).toEqual({ kind: 'RATHER_NOT' });
  });

  it('copies without numbers, dates and what must be unique', () => {
    const record = {
      id: 4,
      number: '1',
      code: 'A',
      name: 'n',
      day: '2026-01-01',
      active: false,
      lines: [{ id: 1, version: 2, amount: '1.00' }],
    };
    expect(copyOf(resource, record)).toEqual({ name: 'n', active: false, lines: [{ amount: '1.00' }] });
  });

  it('finds changes by value', () => {
    expect(
      changedKeys(
        resource,
        { name: null, lines: [{ id: 1 }] },
        { name: undefined, lines: [{ id: 1 }], number: '2' },
      ),
    ).toEqual([]);
    expect(changedKeys(resource, { name: 'a' }, { name: null })).toEqual(['name']);
  });

  it('sends files by number and lines without what the server adds', () => {
    const values = {
      scan: { id: 7, name: 'a.pdf' },
      lines: [{ id: 1, amount: '1.00', _labels: {}, createdAt: 'x' }],
    };
    expect(bodyOf(resource, values, ['scan', 'lines'])).toEqual({
      scan: 7,
      lines: [{ id: 1, amount: '1.00' }],
    });
  });
});
