import type { BankOption, BankQuestion } from './bank-question.ts';
import {
  response,
  idAt,
  paragraphs,
  declaration,
  allOrNothing,
  matchesKey,
  said,
  type Parts,
} from './written-parts.ts';
import { escapeXml, tag } from './xml-element.ts';

const simpleChoice = (option: BankOption, identifier: string): string =>
  tag(
    'simpleChoice',
    { identifier },
    said(option.text) +
      (option.explanation
        ? tag(
            'feedbackInline',
            { outcomeIdentifier: 'FEEDBACK', identifier, showHide: 'show' },
            escapeXml(option.explanation),
          )
        : ''),
  );

export const choice = (question: BankQuestion): Parts => {
  const { type, options, text } = question;
  const isTruth = type === 'TRUE_FALSE' && options.length === 2;
  const ids = options.map((_, at) => (isTruth ? (['true', 'false'][at] ?? idAt(at)) : idAt(at)));
  const cardinality = type === 'MULTIPLE' ? 'multiple' : 'single';
  const right = ids.filter((_, at) => options[at]?.isCorrect);
  return {
    declarations: declaration({ cardinality, baseType: 'identifier' }, right),
    body:
      paragraphs(text) +
      tag(
        'choiceInteraction',
        { responseIdentifier: response, shuffle: 'false', maxChoices: type === 'MULTIPLE' ? '0' : '1' },
        options.map((option, at) => simpleChoice(option, ids[at] ?? idAt(at))).join(''),
      ),
    processing: allOrNothing(matchesKey, question),
  };
};

export const order = (question: BankQuestion): Parts => {
  const ids = question.options.map((_, at) => idAt(at));
  return {
    declarations: declaration({ cardinality: 'ordered', baseType: 'identifier' }, ids),
    body:
      paragraphs(question.text) +
      tag(
        'orderInteraction',
        { responseIdentifier: response, shuffle: 'true' },
        question.options.map((option, at) => simpleChoice(option, idAt(at))).join(''),
      ),
    processing: allOrNothing(matchesKey, question),
  };
};

const associable = (text: string | null, identifier: string, matchMax: number): string =>
  tag('simpleAssociableChoice', { identifier, matchMax: String(matchMax) }, said(text));

export const match = (question: BankQuestion): Parts => {
  const pairs = question.options.filter(({ text }) => text !== null && text !== '');
  const targets = [...new Set(question.options.flatMap(({ matchText }) => matchText ?? []))];
  const targetOf = (option: BankOption): string => `B${targets.indexOf(option.matchText ?? '') + 1}`;
  return {
    declarations: declaration(
      { cardinality: 'multiple', baseType: 'directedPair' },
      pairs.map((option, at) => `${idAt(at)} ${targetOf(option)}`),
    ),
    body:
      paragraphs(question.text) +
      tag(
        'matchInteraction',
        { responseIdentifier: response, shuffle: 'true', maxAssociations: String(pairs.length) },
        tag('simpleMatchSet', {}, pairs.map((option, at) => associable(option.text, idAt(at), 1)).join('')) +
          tag(
            'simpleMatchSet',
            {},
            targets.map((text, at) => associable(text, `B${at + 1}`, pairs.length)).join(''),
          ),
      ),
    processing: allOrNothing(matchesKey, question),
  };
};
