import type { BankQuestion, Loss, ReadItem } from './bank-question.ts';
import { bodyText, onOneLine } from './body-text.ts';
import { interactionsOf, isInline, readInteractions } from './interactions.ts';
import { isUneven, keyOf, marksOf, negativeOf } from './response-key.ts';
import { allIn, elementsIn, type XmlElement } from './xml-element.ts';

/** Feedback that carries the explanation of a question on export and import. */
export const explanationFeedback = 'EXPLANATION';

const blank = '____';
const gapMark = (number: number): string => `{${number}}`;

const picturesIn = (item: XmlElement): readonly XmlElement[] =>
  elementsIn(item, 'itemBody').flatMap((body) =>
    allIn(
      body,
      ({ name, attributes }) =>
        name === 'img' || (name === 'object' && (attributes['type'] ?? '').startsWith('image/')),
    ),
  );

const pictureOf = (element: XmlElement | undefined): BankQuestion['picture'] => {
  const href = element?.attributes['src'] ?? element?.attributes['data'];
  if (!element || !href) return null;
  return { href, alt: onOneLine(element.attributes['alt'] ?? bodyText(element)) };
};

/** Feedback of choices is imported as their explanations. */
const isFeedback = ({ name }: XmlElement): boolean => name === 'feedbackBlock' || name === 'modalFeedback';

const feedbackOf = (item: XmlElement) => {
  const found = allIn(item, isFeedback);
  const own = found.find(({ attributes }) => attributes['identifier'] === explanationFeedback);
  const text = own ? bodyText(own) : '';
  return { explanation: text === '' ? null : text, isLost: found.some((one) => one !== own) };
};

/** The text of an item with marks where answers are entered; the texts of choices are in the answers. */
const textOf = (item: XmlElement): string => {
  let gaps = 0;
  const mark = (element: XmlElement): string | undefined => {
    if (isInline(element) || element.name === 'gap') {
      gaps += 1;
      return gapMark(gaps);
    }
    const isChoice = ['simpleChoice', 'simpleMatchSet', 'gapText', 'img', 'object'].includes(element.name);
    return isChoice ? '' : undefined;
  };
  return elementsIn(item, 'itemBody')
    .map((body) => bodyText(body, mark))
    .join('\n');
};

const isFloat = (item: XmlElement, interaction: XmlElement | undefined): boolean =>
  interaction !== undefined && ['float', 'integer'].includes(keyOf(item, interaction).baseType);

/** A number is expected wherever it stands; words where only punctuation follows. */
const standsAlone = (item: XmlElement, interactions: readonly XmlElement[], text: string): boolean =>
  interactions.length === 1 &&
  interactions[0]?.name === 'textEntryInteraction' &&
  (isFloat(item, interactions[0]) || /\n\{1\}[.?!:]?$/.test(text));

/** Without the place where the answer to the whole item is typed. */
const withoutPlace = (text: string): string => text.replace(/\n\{1\}[.?!:]?$/, '').replaceAll('{1}', blank);

const obstacleOf = (item: XmlElement): ReadItem | undefined => {
  if (item.name !== 'assessmentItem') return { obstacle: 'NOT_ITEM', detail: item.name };
  if (item.attributes['adaptive'] === 'true') return { obstacle: 'ADAPTIVE', detail: '' };
  if (elementsIn(item, 'templateDeclaration').length > 0) return { obstacle: 'RANDOM', detail: '' };
  return undefined;
};

/**
 * Reads an item of QTI 2.1 (or 2.2) as a question of the bank.
 * @param item its root element
 * @returns the question and what was lost from it, or why it cannot become one
 */
export const readItem = (item: XmlElement): ReadItem => {
  const refused = obstacleOf(item);
  if (refused) return refused;
  const interactions = interactionsOf(item);
  const text = textOf(item);
  const isAlone = standsAlone(item, interactions, text);
  const asked = readInteractions(item, interactions, isAlone);
  if ('obstacle' in asked) return asked;
  const pictures = picturesIn(item);
  const { explanation, isLost } = feedbackOf(item);
  const losses: Loss[] = [
    ...(pictures.length > 1 ? (['PICTURES'] as const) : []),
    ...(isLost ? (['FEEDBACK'] as const) : []),
    ...(interactions.some((one) => isUneven(keyOf(item, one))) ? (['SCORING'] as const) : []),
  ];
  const name = onOneLine(item.attributes['title'] ?? '');
  return {
    losses,
    question: {
      caseSensitive: false,
      tolerance: '0',
      wordLimit: null,
      ...asked,
      // Without one the bank uses the beginning of the text.
      name: name.length > 120 ? '' : name,
      text: isAlone ? withoutPlace(text) : text === '' ? name : text,
      marks: marksOf(item),
      negativeMarks: negativeOf(item),
      explanation,
      picture: pictureOf(pictures[0]),
    },
  };
};
