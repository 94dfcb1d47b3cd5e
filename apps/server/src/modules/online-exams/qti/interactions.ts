import { bodyText, onOneLine } from './body-text.ts';
import { plainOption, type BankOption, type BankQuestion, type Obstacle } from './bank-question.ts';
import { acceptedIn, keyOf, rightIn, type ResponseKey } from './response-key.ts';
import { allIn, elementsIn, wordsIn, type XmlElement } from './xml-element.ts';

/** What an interaction defines of its question. */
export type Asked = Pick<BankQuestion, 'type' | 'options'> &
  Partial<Pick<BankQuestion, 'caseSensitive' | 'tolerance' | 'wordLimit'>>;
export type Reading = Asked | { readonly obstacle: Obstacle; readonly detail: string };

const refused = (obstacle: Obstacle, detail = ''): Reading => ({ obstacle, detail });
const idOf = ({ attributes }: XmlElement): string => attributes['identifier'] ?? '';
const lineOf = (element: XmlElement): string => onOneLine(bodyText(element));
/** Gap answers are compared as typed: no formulas there. */
const plainOf = (element: XmlElement): string => onOneLine(wordsIn(element));
const isPicture = ({ name }: XmlElement): boolean => name === 'img' || name === 'object';
const named =
  (...names: readonly string[]) =>
  ({ name }: XmlElement): boolean =>
    names.includes(name);

/** Choices of an interaction with their texts; undefined if one of them is only a picture. */
const choicesOf = (
  interaction: XmlElement,
  name: string,
):
  | readonly { readonly id: string; readonly text: string; readonly explanation: string | null }[]
  | undefined => {
  const found = allIn(interaction, named(name)).map((choice) => {
    const [feedback] = allIn(choice, named('feedbackInline'));
    return { id: idOf(choice), text: lineOf(choice), explanation: feedback ? lineOf(feedback) : null };
  });
  return found.some(({ text }) => text === '') ? undefined : found;
};

const choice = (interaction: XmlElement, key: ResponseKey): Reading => {
  const choices = choicesOf(interaction, 'simpleChoice');
  if (!choices) return refused('PICTURE_ANSWERS');
  const right = rightIn(key).filter((id) => choices.some((one) => one.id === id));
  if (right.length === 0) return refused('NO_KEY');
  const isSingle = key.cardinality === 'single';
  const ticked = isSingle ? right.slice(0, 1) : right;
  const isTruth = isSingle && choices.map(({ id }) => id).join() === 'true,false';
  return {
    type: isTruth ? 'TRUE_FALSE' : isSingle ? 'SINGLE' : 'MULTIPLE',
    options: choices.map(({ id, text, explanation }) => ({
      ...plainOption,
      text,
      explanation,
      isCorrect: ticked.includes(id),
    })),
  };
};

const order = (interaction: XmlElement, key: ResponseKey): Reading => {
  const choices = choicesOf(interaction, 'simpleChoice');
  if (!choices) return refused('PICTURE_ANSWERS');
  const texts = key.correct.flatMap((id) => choices.find((one) => one.id === id)?.text ?? []);
  if (texts.length < choices.length) return refused('NO_KEY');
  return { type: 'ORDERING', options: texts.map((text) => ({ ...plainOption, text })) };
};

const match = (interaction: XmlElement, key: ResponseKey): Reading => {
  const [left, right] = elementsIn(interaction, 'simpleMatchSet').map((set) =>
    choicesOf(set, 'simpleAssociableChoice'),
  );
  if (!left || !right) return refused('PICTURE_ANSWERS');
  const pairs = rightIn(key).map((pair) => pair.split(' '));
  if (pairs.length === 0) return refused('NO_KEY');
  const goesWith = left.map(({ id }) => pairs.filter(([from]) => from === id).map(([, to]) => to));
  if (goesWith.some((targets) => targets.length !== 1)) return refused('PAIRS');
  const used = new Set(goesWith.flat());
  return {
    type: 'MATCHING',
    options: [
      ...left.map(({ text }, at) => ({
        ...plainOption,
        text,
        matchText: right.find(({ id }) => id === goesWith[at]?.[0])?.text ?? null,
      })),
      ...right.flatMap(({ id, text }) => (used.has(id) ? [] : [{ ...plainOption, matchText: text }])),
    ],
  };
};

const gapMatch = (interaction: XmlElement, key: ResponseKey): Reading => {
  const words = allIn(interaction, named('gapText')).map((word) => ({ id: idOf(word), text: plainOf(word) }));
  if (allIn(interaction, named('gapImg')).length > 0) return refused('PICTURE_ANSWERS');
  const pairs = new Set(rightIn(key));
  if (pairs.size === 0) return refused('NO_KEY');
  return {
    type: 'CLOZE',
    options: allIn(interaction, named('gap')).flatMap((gap, at) =>
      words.map(({ id, text }) => ({
        ...plainOption,
        gap: at + 1,
        text,
        isCorrect: pairs.has(`${id} ${idOf(gap)}`),
      })),
    ),
  };
};

/** Maximum number of words as a pattern: that many words with what separates them. */
const wordLimitOf = ({ attributes }: XmlElement): number | null => {
  const limit = /\{0,(\d{1,4})\}/.exec(attributes['patternMask'] ?? '')?.[1];
  return limit === undefined ? null : Number(limit);
};

const long = (interaction: XmlElement): Reading => ({
  type: 'DESCRIPTIVE',
  options: [],
  wordLimit: wordLimitOf(interaction),
});

const block: Readonly<Record<string, (interaction: XmlElement, key: ResponseKey) => Reading>> = {
  choiceInteraction: choice,
  orderInteraction: order,
  matchInteraction: match,
  gapMatchInteraction: gapMatch,
  extendedTextInteraction: long,
};

const inline = new Set(['textEntryInteraction', 'inlineChoiceInteraction']);

const isNumber = ({ baseType }: ResponseKey): boolean => baseType === 'float' || baseType === 'integer';

const toleranceOf = (item: XmlElement): string => {
  const [equal] = allIn(item, named('equal'));
  if (equal?.attributes['toleranceMode'] !== 'absolute') return '0';
  const [tolerance = '0'] = (equal.attributes['tolerance'] ?? '0').trim().split(/\s+/);
  return /^\d{1,12}(\.\d{1,6})?$/.test(tolerance) ? tolerance : '0';
};

const gapOptions = (item: XmlElement, interaction: XmlElement, gap: number): readonly BankOption[] => {
  const key = keyOf(item, interaction);
  if (interaction.name === 'textEntryInteraction')
    return acceptedIn(key).map((text) => ({ ...plainOption, gap, text, isCorrect: true }));
  const right = rightIn(key);
  return allIn(interaction, named('inlineChoice')).map((one) => ({
    ...plainOption,
    gap,
    text: plainOf(one),
    isCorrect: right.includes(idOf(one)),
  }));
};

const typed = (item: XmlElement, interactions: readonly XmlElement[], isAlone: boolean): Reading => {
  const keys = interactions.map((one) => keyOf(item, one));
  const options = interactions.map((one, at) => gapOptions(item, one, at + 1));
  if (options.some((here) => here.every(({ isCorrect }) => !isCorrect))) return refused('NO_KEY');
  const caseSensitive = keys.some(
    ({ baseType, mapped }) =>
      baseType === 'string' && !(mapped.length > 0 && mapped.every((entry) => !entry.caseSensitive)),
  );
  const [key] = keys;
  if (!isAlone || !key) return { type: 'CLOZE', options: options.flat(), caseSensitive };
  const answers = options.flat().map((option) => ({ ...option, gap: null, isCorrect: false }));
  return isNumber(key)
    ? { type: 'NUMERIC', options: answers, tolerance: toleranceOf(item) }
    : { type: 'SHORT_TEXT', options: answers, caseSensitive };
};

/** The interactions of an item. */
export const interactionsOf = (item: XmlElement): readonly XmlElement[] =>
  elementsIn(item, 'itemBody').flatMap((body) => allIn(body, ({ name }) => name.endsWith('Interaction')));

/** Whether answers are entered within the text. */
export const isInline = ({ name }: XmlElement): boolean => inline.has(name);

/**
 * What the interactions of an item ask for.
 * @param isAlone a single answer is typed after the text, not within it
 */
export const readInteractions = (
  item: XmlElement,
  interactions: readonly XmlElement[],
  isAlone: boolean,
): Reading => {
  const [only, ...others] = interactions;
  if (!only) return refused('KIND');
  if (interactions.every(isInline)) return typed(item, interactions, isAlone);
  if (others.length > 0) return refused('SEVERAL');
  const read = block[only.name];
  if (!read) return refused('KIND', only.name);
  return allIn(only, isPicture).length > 0 ? refused('PICTURE_ANSWERS') : read(only, keyOf(item, only));
};
