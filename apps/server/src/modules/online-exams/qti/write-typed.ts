import type { BankOption, BankQuestion } from './bank-question.ts';
import {
  response,
  idAt,
  responseAt,
  paragraphs,
  number,
  base,
  variable,
  declaration,
  accepted,
  setScore,
  allOrNothing,
  lineXml,
  type Parts,
} from './written-parts.ts';
import { escapeXml, tag } from './xml-element.ts';

const textsOf = (options: readonly BankOption[]): readonly string[] =>
  options.flatMap(({ text }) => text ?? []);

export const typed = (question: BankQuestion): Parts => {
  const { options, text, marks, caseSensitive } = question;
  const texts = textsOf(options);
  return {
    declarations: declaration(
      { cardinality: 'single', baseType: 'string' },
      texts.slice(0, 1),
      accepted(texts, number(marks), caseSensitive),
    ),
    body: paragraphs(text) + tag('p', {}, tag('textEntryInteraction', { responseIdentifier: response })),
    processing: tag(
      'responseCondition',
      {},
      tag(
        'responseIf',
        {},
        tag('not', {}, tag('isNull', {}, variable(response))) +
          setScore(tag('mapResponse', { identifier: response })),
      ),
    ),
  };
};

/** A number as other programs read it: with a decimal point. */
const figure = (text: string): string => text.trim().replace(',', '.');

export const numeric = (question: BankQuestion): Parts => {
  const [first = '0', ...others] = textsOf(question.options).map(figure);
  const within = [first, ...others].map((one) =>
    tag(
      'equal',
      { toleranceMode: 'absolute', tolerance: `${number(question.tolerance)} ${number(question.tolerance)}` },
      variable(response) + base('float', one),
    ),
  );
  return {
    declarations: declaration(
      { cardinality: 'single', baseType: 'float' },
      [first],
      others.length > 0 ? accepted([first, ...others], number(question.marks), true) : '',
    ),
    body:
      paragraphs(question.text) + tag('p', {}, tag('textEntryInteraction', { responseIdentifier: response })),
    processing: allOrNothing(within.length > 1 ? tag('or', {}, within.join('')) : within.join(''), question),
  };
};

const inGap = ({ options }: BankQuestion, gap: number): readonly BankOption[] =>
  options.filter((option) => (option.gap ?? 1) === gap);
const isOffered = (here: readonly BankOption[]): boolean => here.some(({ isCorrect }) => !isCorrect);

const gapDeclaration = (question: BankQuestion, gap: number, marks: string): string => {
  const here = inGap(question, gap);
  const identifier = responseAt(gap);
  if (!isOffered(here)) {
    const texts = textsOf(here);
    const mapping = accepted(texts, marks, question.caseSensitive);
    return declaration({ cardinality: 'single', baseType: 'string', identifier }, texts.slice(0, 1), mapping);
  }
  const right = here.flatMap(({ isCorrect }, at) => (isCorrect ? [idAt(at)] : []));
  const mapping = tag(
    'mapping',
    { defaultValue: '0' },
    right.map((mapKey) => tag('mapEntry', { mapKey, mappedValue: marks })).join(''),
  );
  return declaration(
    { cardinality: 'single', baseType: 'identifier', identifier },
    right.slice(0, 1),
    mapping,
  );
};

const gapXml = (question: BankQuestion, gap: number): string => {
  const here = inGap(question, gap);
  const responseIdentifier = responseAt(gap);
  if (!isOffered(here)) return tag('textEntryInteraction', { responseIdentifier });
  return tag(
    'inlineChoiceInteraction',
    { responseIdentifier, shuffle: 'true' },
    here
      .map((option, at) => tag('inlineChoice', { identifier: idAt(at) }, escapeXml(option.text ?? '')))
      .join(''),
  );
};

export const cloze = (question: BankQuestion): Parts => {
  const gaps = [...new Set([...question.text.matchAll(/\{(\d{1,2})\}/g)].map(([, gap]) => Number(gap)))];
  const share = String(Number((Number(question.marks) / Math.max(1, gaps.length)).toFixed(6)));
  const line = (text: string): string =>
    text
      .split(/(\{\d{1,2}\})/)
      .map((part) => {
        const gap = /^\{(\d{1,2})\}$/.exec(part)?.[1];
        return gap === undefined ? lineXml(part) : gapXml(question, Number(gap));
      })
      .join('');
  return {
    declarations: gaps.map((gap) => gapDeclaration(question, gap, share)).join(''),
    body: paragraphs(question.text, line),
    processing: setScore(
      tag('sum', {}, gaps.map((gap) => tag('mapResponse', { identifier: responseAt(gap) })).join('')),
    ),
  };
};

export const long = ({ text, wordLimit }: BankQuestion): Parts => ({
  declarations: declaration({ cardinality: 'single', baseType: 'string' }, []),
  body:
    paragraphs(text) +
    tag('extendedTextInteraction', {
      responseIdentifier: response,
      patternMask: wordLimit === null ? undefined : `(\\S+\\s*){0,${wordLimit}}`,
    }),
  processing: '',
});
