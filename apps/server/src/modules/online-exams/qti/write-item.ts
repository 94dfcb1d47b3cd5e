import type { BankQuestion } from './bank-question.ts';
import { explanationFeedback } from './read-item.ts';
import { choice, match, order } from './write-choices.ts';
import { cloze, long, numeric, typed } from './write-typed.ts';
import { paragraphs, number, value, type Parts } from './written-parts.ts';
import { tag } from './xml-element.ts';

const writers: Readonly<Record<BankQuestion['type'], (question: BankQuestion) => Parts>> = {
  SINGLE: choice,
  MULTIPLE: choice,
  TRUE_FALSE: choice,
  ORDERING: order,
  MATCHING: match,
  SHORT_TEXT: typed,
  NUMERIC: numeric,
  CLOZE: cloze,
  DESCRIPTIVE: long,
};

const outcome = (identifier: string, baseType: string, usual: string): string =>
  tag(
    'outcomeDeclaration',
    { identifier, cardinality: 'single', baseType },
    usual === '' ? '' : tag('defaultValue', {}, value(usual)),
  );

const outcomesOf = ({ marks, negativeMarks, explanation, options }: BankQuestion): string =>
  outcome('SCORE', 'float', '0') +
  outcome('MAXSCORE', 'float', number(marks)) +
  (negativeMarks !== null && Number(negativeMarks) > 0
    ? outcome('MINSCORE', 'float', String(-Number(negativeMarks)))
    : '') +
  (explanation || options.some((one) => one.explanation) ? outcome('FEEDBACK', 'identifier', '') : '');

/**
 * A question of the bank as a QTI 2.1 item.
 * @param identifier its name in the package
 */
export const itemXml = (identifier: string, question: BankQuestion): string => {
  const { declarations, body, processing } = writers[question.type](question);
  const picture = question.picture
    ? tag('p', {}, tag('img', { src: question.picture.href, alt: question.picture.alt }))
    : '';
  const item = tag(
    'assessmentItem',
    {
      xmlns: 'http://www.imsglobal.org/xsd/imsqti_v2p1',
      'xmlns:m': 'http://www.w3.org/1998/Math/MathML',
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation':
        'http://www.imsglobal.org/xsd/imsqti_v2p1 http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd',
      identifier,
      title: question.name,
      adaptive: 'false',
      timeDependent: 'false',
    },
    declarations +
      outcomesOf(question) +
      tag('itemBody', {}, picture + body) +
      (processing === '' ? '' : tag('responseProcessing', {}, processing)) +
      (question.explanation
        ? tag(
            'modalFeedback',
            { outcomeIdentifier: 'FEEDBACK', identifier: explanationFeedback, showHide: 'show' },
            paragraphs(question.explanation),
          )
        : ''),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${item}\n`;
};
