import { assert, property, string } from 'fast-check';
import { formulasIn, readFormula } from './formula.ts';

describe('formulas in texts', () => {
  it('stand between dollar signs, and money is no formula', () => {
    expect(formulasIn('Solve $x^2 = 4$ for \\$5.')).toEqual([
      { text: 'Solve ' },
      { formula: 'x^2 = 4' },
      { text: ' for $5.' },
    ]);
    expect(formulasIn('It costs $5 and then $7 more.')).toEqual([{ text: 'It costs $5 and then $7 more.' }]);
  });

  it('are read as fractions, powers, roots and letters', () => {
    expect(readFormula('\\frac{1}{\\sqrt{2}}')).toEqual({
      kind: 'fraction',
      of: [
        { kind: 'number', text: '1' },
        { kind: 'root', of: { kind: 'number', text: '2' } },
      ],
    });
    expect(readFormula('\\pi r^2')).toEqual({
      kind: 'row',
      of: [
        { kind: 'word', text: 'π' },
        {
          kind: 'power',
          of: [
            { kind: 'word', text: 'r' },
            { kind: 'number', text: '2' },
          ],
        },
      ],
    });
  });

  it('never fail, whatever is typed', () => {
    assert(
      property(string(), (text) => {
        expect(() =>
          formulasIn(text).forEach((part) => 'formula' in part && readFormula(part.formula)),
        ).not.toThrow();
        expect(() => readFormula(text)).not.toThrow();
      }),
    );
    expect(() => readFormula('{'.repeat(5000))).not.toThrow();
  });
});
