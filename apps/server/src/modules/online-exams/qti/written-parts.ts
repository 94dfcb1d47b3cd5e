import { formulasIn } from '@school/domain';
import type { BankQuestion } from './bank-question.ts';
import { mathOf } from './math.ts';
import { escapeXml, tag } from './xml-element.ts';

export const response = 'RESPONSE';
export const idAt = (at: number): string => `A${at + 1}`;
export const responseAt = (gap: number): string => `${response}${gap}`;

/** A text on a single line, formulas in MathML. */
export const lineXml = (text: string): string =>
  formulasIn(text)
    .map((part) => ('text' in part ? escapeXml(part.text) : mathOf(part.formula)))
    .join('');

export const paragraphs = (text: string, line: (text: string) => string = lineXml): string =>
  text
    .split('\n')
    .filter((one) => one.trim() !== '')
    .map((one) => tag('p', {}, line(one)))
    .join('');

export const value = (text: string): string => tag('value', {}, escapeXml(text));
export const number = (text: string): string => String(Number(text));
export const base = (type: string, text: string): string =>
  tag('baseValue', { baseType: type }, escapeXml(text));
export const variable = (identifier: string): string => tag('variable', { identifier });

export const declaration = (
  {
    cardinality,
    baseType,
    identifier = response,
  }: { cardinality: string; baseType: string; identifier?: string },
  correct: readonly string[],
  mapping = '',
): string =>
  tag(
    'responseDeclaration',
    { identifier, cardinality, baseType },
    (correct.length > 0 ? tag('correctResponse', {}, correct.map(value).join('')) : '') + mapping,
  );

/** Accepted texts, each for the same marks. */
export const accepted = (texts: readonly string[], marks: string, caseSensitive: boolean): string =>
  tag(
    'mapping',
    { defaultValue: '0' },
    texts
      .map((text) =>
        tag('mapEntry', { mapKey: text, mappedValue: marks, caseSensitive: String(caseSensitive) }),
      )
      .join(''),
  );

export const setScore = (expression: string): string =>
  tag('setOutcomeValue', { identifier: 'SCORE' }, expression);

/** Full marks if it holds; zero, or a negative score, for any other answer given. */
export const allOrNothing = (holds: string, { marks, negativeMarks }: BankQuestion): string => {
  const wrong = Number(negativeMarks ?? 0);
  const otherwise =
    wrong > 0
      ? tag(
          'responseElseIf',
          {},
          tag('not', {}, tag('isNull', {}, variable(response))) + setScore(base('float', String(-wrong))),
        )
      : '';
  return tag(
    'responseCondition',
    {},
    tag('responseIf', {}, holds + setScore(base('float', number(marks)))) + otherwise,
  );
};

export const matchesKey = tag('match', {}, variable(response) + tag('correct', { identifier: response }));

/** The parts of one kind of question. */
export interface Parts {
  readonly declarations: string;
  readonly body: string;
  readonly processing: string;
}

export const said = (text: string | null): string => lineXml(text ?? '');
