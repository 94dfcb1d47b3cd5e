import { array, assert, boolean, constantFrom, integer, property, uniqueArray } from 'fast-check';
import type { QuestionPart, QuestionType } from './paper.ts';
import { countedOf, isUnanswered, numberIn, partsRight, scoreAnswer, totalOf } from './scoring.ts';
import type { AnswerKey, GivenAnswer } from './scoring.ts';

const part = (id: number, isCorrect: boolean, more: Partial<QuestionPart> = {}): QuestionPart => ({
  id,
  gap: null,
  text: `Option ${id}`,
  isCorrect,
  matchText: null,
  ...more,
});
const key = (
  type: QuestionType,
  parts: readonly QuestionPart[],
  more: Partial<AnswerKey> = {},
): AnswerKey => ({
  id: 1,
  type,
  section: '',
  marks: '2',
  negative: '0.5',
  unanswered: '0',
  caseSensitive: false,
  tolerance: '0',
  parts,
  ...more,
});
const whole = { partialScoring: 'ALL_OR_NOTHING' } as const;
const byParts = { partialScoring: 'PER_OPTION' } as const;
const rule = { allowNegativeTotal: false, passPercentage: '40' };

describe('scoring of online exams (R14)', () => {
  const four = [part(1, true), part(2, false), part(3, true), part(4, false)];
  const single = key('SINGLE', [part(1, true), part(2, false)]);
  const paris = key('SHORT_TEXT', [part(1, true, { text: 'Paris' })]);

  it('gives the example of the rule in both ways', () => {
    const answers: readonly (readonly [AnswerKey, GivenAnswer])[] = [
      [single, [1]],
      [single, [2]],
      [single, null],
      [key('MULTIPLE', four), [1, 2]],
      [paris, ' paris '],
    ];
    const scored = (how: typeof whole | typeof byParts): readonly string[] =>
      answers.map(([one, given]) => scoreAnswer(one, given, how).score ?? '');
    expect(scored(whole)).toEqual(['2.000', '-0.500', '0.000', '-0.500', '2.000']);
    expect(scored(byParts)).toEqual(['2.000', '-0.500', '0.000', '0.750', '2.000']);
    expect(totalOf(scored(whole), '10', rule)).toEqual({
      total: '3.000',
      percentage: '30.00',
      isPassed: false,
    });
    expect(totalOf(scored(byParts), '10', rule)).toEqual({
      total: '4.250',
      percentage: '42.50',
      isPassed: true,
    });
    const lost = Array.from({ length: 5 }, () => '-0.500');
    expect(totalOf(lost, '10', rule).total).toBe('0.000');
    expect(totalOf(lost, '10', { ...rule, allowNegativeTotal: true }).total).toBe('-2.500');
  });

  it('counts one of several attempts, or their average', () => {
    const of = (basis: Parameters<typeof countedOf>[1]) => countedOf(['30', '55', '40'], basis);
    expect([of('HIGHEST'), of('LATEST'), of('FIRST'), of('AVERAGE')]).toEqual([
      '55.00',
      '40.00',
      '30.00',
      '41.67',
    ]);
    expect(countedOf([], 'HIGHEST')).toBeUndefined();
  });

  it.each<[string, AnswerKey, GivenAnswer, boolean]>([
    [
      'capitals where they matter',
      key('SHORT_TEXT', [part(1, true, { text: 'NaCl' })], { caseSensitive: true }),
      'nacl',
      false,
    ],
    [
      'one of several accepted texts',
      key('SHORT_TEXT', [part(1, true, { text: 'H2O' }), part(2, true, { text: 'water' })]),
      'Water',
      true,
    ],
    ['two spaces as one', key('SHORT_TEXT', [part(1, true, { text: 'New York' })]), 'new  york', true],
    [
      'a number within its tolerance',
      key('NUMERIC', [part(1, true, { text: '9.81' })], { tolerance: '0.02' }),
      '9,80',
      true,
    ],
    [
      'a number beyond it',
      key('NUMERIC', [part(1, true, { text: '9.81' })], { tolerance: '0.02' }),
      '9.78',
      false,
    ],
    ['a number in its own scale', key('NUMERIC', [part(1, true, { text: '3e8' })]), '300 000 000', true],
    ['words for a number', key('NUMERIC', [part(1, true, { text: '7' })]), 'seven', false],
    ['the order', key('ORDERING', [part(1, false), part(2, false), part(3, false)]), [1, 2, 3], true],
    ['another order', key('ORDERING', [part(1, false), part(2, false), part(3, false)]), [2, 1, 3], false],
    [
      'pairs, with one that leads astray',
      key('MATCHING', [
        part(1, false, { matchText: 'a' }),
        part(2, false, { matchText: 'b' }),
        part(3, false, { text: '', matchText: 'c' }),
      ]),
      { 1: 'a', 2: 'b' },
      true,
    ],
    [
      'gaps',
      key('CLOZE', [
        part(1, true, { gap: 1, text: 'sun' }),
        part(2, true, { gap: 2, text: 'moon' }),
        part(3, false, { gap: 2, text: 'mars' }),
      ]),
      { 1: 'Sun', 2: 'mars' },
      false,
    ],
  ])('judges %s', (_what, one, given, right) => {
    expect(scoreAnswer(one, given, whole).isCorrect).toBe(right);
  });

  it('waits for somebody to mark what was written at length', () => {
    const long = key('DESCRIPTIVE', []);
    expect(scoreAnswer(long, 'An essay', whole)).toEqual({ score: null, isCorrect: null });
    expect(scoreAnswer(long, '  ', whole).score).toBe('0.000');
  });

  it('keeps every score between what a wrong and a right answer gives', () => {
    const types = constantFrom<QuestionType>('SINGLE', 'MULTIPLE', 'ORDERING');
    assert(
      property(
        types,
        array(boolean(), { minLength: 2, maxLength: 8 }),
        uniqueArray(integer({ min: 1, max: 8 })),
        (type, flags, chosen) => {
          const one = key(
            type,
            flags.map((flag, at) => part(at + 1, flag)),
          );
          const given = chosen.filter((id) => id <= flags.length);
          for (const how of [whole, byParts]) {
            const score = Number(scoreAnswer(one, given, how).score);
            expect(score).toBeGreaterThanOrEqual(-0.5);
            expect(score).toBeLessThanOrEqual(2);
            const right = partsRight(one, given);
            const all = given.length > 0 && right.every(Boolean);
            expect(score === 2).toBe(all);
          }
        },
      ),
    );
  });

  it('never gives less for one part more that is right', () => {
    assert(
      property(
        array(boolean(), { minLength: 2, maxLength: 8 }),
        uniqueArray(integer({ min: 1, max: 8 }), { minLength: 1 }),
        (flags, chosen) => {
          const one = key(
            'MULTIPLE',
            flags.map((flag, at) => part(at + 1, flag)),
          );
          const given = chosen.filter((id) => id <= flags.length);
          const missing = flags.findIndex((flag, at) => flag && !given.includes(at + 1));
          if (missing < 0 || given.length === 0) return;
          const before = Number(scoreAnswer(one, given, byParts).score);
          expect(Number(scoreAnswer(one, [...given, missing + 1], byParts).score)).toBeGreaterThan(before);
        },
      ),
    );
  });

  it('knows an empty answer, and numbers as people type them', () => {
    const blank: readonly GivenAnswer[] = [null, '', ' ', [], {}, { 1: ' ' }];
    expect(blank.filter((given) => !isUnanswered(given))).toEqual([]);
    expect(
      ['1,5', '−3', '1 000', '.5', '1e3', '', 'x', '1.2.3'].map((text) => numberIn(text)?.toString()),
    ).toEqual(['1.5', '-3', '1000', '0.5', '1000', undefined, undefined, undefined]);
  });
});
