import { decimalOf } from '../money/decimal.ts';
import { weightedPercent } from './gradebook.ts';
import { iaPercent, icsePassed, icseTotal } from './icse.ts';

const of = (marks: string | null, maximum: string) => ({ marks, maximum });
const three = [of('8', '10'), of('6', '10'), of('9', '10')];

describe('the percent of an internal assessment', () => {
  it.each([
    ['all marks of all maxima', three, 'SUM', null, '76.67'],
    ['the two best', three, 'BEST_OF', 2, '85.00'],
    ['the mean of the percents', [of('10', '20'), of('9', '10')], 'AVERAGE', null, '70.00'],
    ['more best ones than there are', [of('10', '20'), of('9', '10')], 'BEST_OF', 5, '70.00'],
    ['nothing beside the best', [of('8', '10'), of(null, '10')], 'BEST_OF', 1, '80.00'],
    ['an absent component as nothing', [of('8', '10'), of(null, '10')], 'SUM', null, '40.00'],
  ] as const)('R13: takes %s', (_case, components, formula, best, expected) => {
    expect(iaPercent(components, formula, best)?.toFixed(2)).toBe(expected);
  });

  it('is open where nothing was entered', () => {
    expect(iaPercent([of(null, '10')], 'SUM')).toBeUndefined();
  });
});

describe('the total of a subject', () => {
  const usual = { external: '80', internal: '20' };

  it.each([
    ['70', '90', usual, '74'],
    ['16.25', '100', usual, '33'],
    ['70', undefined, usual, '56'],
    ['60', '80', { external: '50', internal: '50' }, '70'],
    ['100', '100', { external: '66.67', internal: '33.33' }, '100'],
  ] as const)('R13: of %s and %s is %j', (external, internal, weights, expected) => {
    const inner = internal === undefined ? undefined : decimalOf(internal);
    expect(icseTotal(decimalOf(external), inner, weights)?.toString()).toBe(expected);
  });

  it.each([
    ['33.00', true],
    ['32.99', false],
    ['100.00', true],
  ] as const)('R13: of %s is passed: %s', (percent, isPassed) => {
    expect(icsePassed(percent, '33')).toBe(isPassed);
  });

  it('R13: mixes the categories of a year by their weights', () => {
    const year = weightedPercent([
      { percent: decimalOf('74'), weight: '40' },
      { percent: decimalOf('68'), weight: '60' },
    ]);
    expect(year?.toString()).toBe('70.4');
  });
});
