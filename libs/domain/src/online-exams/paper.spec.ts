import { array, assert, boolean, integer, property, record } from 'fast-check';
import { composePaper, seededNumbers, shuffled } from './paper.ts';
import type { ExamQuestion } from './paper.ts';
import { deadlineOf, isInRanges } from './timing.ts';

const question = (id: number, section: string): ExamQuestion => ({
  id,
  type: id % 2 === 0 ? 'SINGLE' : 'ORDERING',
  section,
  marks: '1',
  negative: '0',
  unanswered: '0',
  parts: [1, 2, 3].map((at) => ({
    id: id * 10 + at,
    gap: null,
    text: `T${at}`,
    isCorrect: at === 1,
    matchText: null,
  })),
});

const drawn = record({
  count: integer({ min: 1, max: 20 }),
  draw: integer({ min: 1, max: 20 }),
  seed: integer({ min: 0, max: 2 ** 31 - 1 }),
  randomizeQuestions: boolean(),
  randomizeOptions: boolean(),
});

describe('the paper of an attempt', () => {
  it('is the same whenever it is made again, with each question once and as many as are drawn', () => {
    assert(
      property(drawn, ({ count, draw, seed, ...rule }) => {
        const questions = Array.from({ length: count }, (_, at) =>
          question(at + 1, at % 2 === 0 ? 'A' : 'B'),
        );
        const made = () =>
          composePaper(
            questions,
            {
              ...rule,
              sections: [
                { name: 'A', draw },
                { name: 'B', draw: null },
              ],
            },
            seed,
          );
        const paper = made();
        expect(made()).toEqual(paper);
        const ids = paper.questions.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        const ofA = Math.ceil(count / 2);
        expect(paper.questions.filter(({ section }) => section === 'A')).toHaveLength(Math.min(draw, ofA));
        expect(paper.questions.filter(({ section }) => section === 'B')).toHaveLength(count - ofA);
        expect(paper.questions.map(({ section }) => section)).toEqual(
          paper.questions.map(({ section }) => section).sort(),
        );
      }),
    );
  });

  it('never shows things in the order that is asked for', () => {
    assert(
      property(integer({ min: 0, max: 2 ** 31 - 1 }), (seed) => {
        const [shown] = composePaper(
          [question(1, '')],
          { sections: [], randomizeQuestions: false, randomizeOptions: false },
          seed,
        ).questions;
        expect([...(shown?.options ?? [])].sort()).toEqual([11, 12, 13]);
        expect(shown?.options).not.toEqual([11, 12, 13]);
      }),
    );
  });

  it('differs from pupil to pupil, and loses nothing in shuffling', () => {
    const questions = Array.from({ length: 12 }, (_, at) => question(at + 1, ''));
    const orders = Array.from({ length: 20 }, (_, seed) =>
      composePaper(questions, { sections: [], randomizeQuestions: true, randomizeOptions: true }, seed)
        .questions.map(({ id }) => id)
        .join(),
    );
    expect(new Set(orders).size).toBeGreaterThan(15);
    assert(
      property(array(integer()), integer(), (things, seed) => {
        const mixed = shuffled(things, seededNumbers(seed));
        expect([...mixed].sort()).toEqual([...things].sort());
      }),
    );
  });
});

describe('the clock of an attempt (R15)', () => {
  const day = (time: string): string => `2026-03-02T${time}.000Z`;
  const until = (startedAt: string, extraMinutes = 0): string =>
    deadlineOf({ startedAt: day(startedAt), maximumMinutes: 60, endDateTime: day('11:00:00'), extraMinutes });

  it('runs for its minutes, and no longer than the exam is open', () => {
    expect(until('10:30:00')).toBe(day('11:00:00'));
    expect(until('09:10:00')).toBe(day('10:10:00'));
    expect(until('10:30:00', 15)).toBe(day('11:15:00'));
  });

  it.each([
    ['192.168.1.77', '192.168.1.0/24', true],
    ['::ffff:192.168.1.77', '10.0.0.7, 192.168.1.0/24', true],
    ['192.168.2.1', '192.168.1.0/24', false],
    ['10.0.0.7', '10.0.0.7', true],
    ['2001:db8::5', '2001:db8::/32', true],
    ['2001:db9::5', '2001:db8::/32', false],
    ['10.0.0.7', 'nonsense', false],
  ])('knows whether %s is in %s', (address, ranges, is) => {
    expect(isInRanges(address, ranges)).toBe(is);
  });
});
