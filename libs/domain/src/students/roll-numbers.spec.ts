import { array, assert, integer, option, property } from 'fast-check';
import { rollNumberPart, rollNumbers, type RollNumbering } from './roll-numbers.ts';

const numbering: RollNumbering = { prefix: '10A-', suffix: '', digits: 2, start: 1, mode: 'ALL' };
const named = (...names: readonly [id: number, number: string | null][]) =>
  names.map(([id, rollNumber]) => ({ id, rollNumber }));

describe('Roll numbers (R2)', () => {
  it('are given in the order of the students', () => {
    const [ahmed, bilal, zara] = [1, 2, 3];
    expect([...rollNumbers(named([ahmed, null], [bilal, null], [zara, null]), numbering)]).toEqual([
      [ahmed, '10A-01'],
      [bilal, '10A-02'],
      [zara, '10A-03'],
    ]);
  });

  it('of somebody who has left are not given again', () => {
    const [ahmed, kamil, zara] = [1, 4, 3];
    const now = named([ahmed, '10A-01'], [kamil, null], [zara, '10A-03']);
    expect(rollNumbers(now, { ...numbering, mode: 'MISSING' }).get(kamil)).toBe('10A-04');
    const last = named([ahmed, '10A-01'], [kamil, null]);
    expect(rollNumbers(last, { ...numbering, mode: 'MISSING' }, 3).get(kamil)).toBe('10A-04');
  });

  it('stay with whoever has one, and never meet, when missing ones are given', () => {
    const student = option(integer({ min: 1, max: 99 }), { nil: null });
    assert(
      property(
        array(student, { maxLength: 40 }),
        integer({ min: 1, max: 50 }),
        integer({ min: 1, max: 4 }),
        (numbers, start, digits) => {
          const seen = new Set<number>();
          const given = numbers.map((number, id) => {
            const isFree = number !== null && !seen.has(number);
            if (isFree) seen.add(number);
            return { id, rollNumber: isFree ? `10A-${String(number).padStart(digits, '0')}` : null };
          });
          const made = rollNumbers(given, { ...numbering, start, digits, mode: 'MISSING' });
          expect(new Set(made.values()).size).toBe(given.length);
          for (const { id, rollNumber } of given) if (rollNumber) expect(made.get(id)).toBe(rollNumber);
        },
      ),
    );
  });

  it('made in another way count for nothing', () => {
    expect(rollNumberPart('B-07', numbering)).toBe(0);
    expect(rollNumberPart('10a-07', numbering)).toBe(7);
  });
});
