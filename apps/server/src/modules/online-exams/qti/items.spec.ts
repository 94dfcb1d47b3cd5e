import {
  array,
  assert,
  boolean,
  integer,
  nat,
  oneof,
  option,
  property,
  stringMatching,
  tuple,
  uniqueArray,
  type Arbitrary,
} from 'fast-check';
import { plainOption, type BankOption, type BankQuestion } from './bank-question.ts';
import { imsItem, imsSamples } from './ims-samples.fixture.ts';
import { parseXml } from './parse-xml.ts';
import { readItem } from './read-item.ts';
import { itemXml } from './write-item.ts';

const read = (xml: string) => readItem(parseXml(xml));
const questionOf = (xml: string): BankQuestion => {
  const found = read(xml);
  if ('obstacle' in found) throw new Error(`${found.obstacle} ${found.detail}`);
  return found.question;
};

describe('items of other programs', () => {
  it.each([
    ['choice', 'SINGLE', 'Look at the text in the picture.\nWhat does it say?', []],
    ['choice_multiple', 'MULTIPLE', 'Which of the following elements are used to form water?', ['SCORING']],
    ['order', 'ORDERING', 'Can you rearrange them into the correct finishing order?', []],
    [
      'match',
      'MATCHING',
      'Match the following characters to the Shakespeare play they appeared in:',
      ['SCORING'],
    ],
    ['inline_choice', 'CLOZE', 'Made glorious summer by this sun of {1};', []],
    ['gap_match', 'CLOZE', 'Now is the {1} of our discontent\nMade glorious {2} by this sun of York;', []],
    ['text_entry', 'CLOZE', 'Made glorious summer by this sun of {1};', ['SCORING']],
    ['extended_text', 'DESCRIPTIVE', 'Read this postcard from your English pen-friend, Sam.', []],
    ['math', 'SINGLE', 'Which scientist is associated with the equation $E = m {c}^{2}$ ?', []],
  ] as const)('%s becomes a question of the bank', (name, type, text, losses) => {
    const found = read(imsItem(name));
    expect(found).toMatchObject({ losses, question: { type, marks: expect.stringMatching(/^[12]\.000$/) } });
    expect(questionOf(imsItem(name)).text).toContain(text);
  });

  it('keep what is right', () => {
    const right = (name: keyof typeof imsSamples) =>
      questionOf(imsItem(name))
        .options.filter(({ isCorrect }) => isCorrect)
        .map(({ text }) => text);
    expect(right('choice')).toEqual(['You must stay with your luggage at all times.']);
    expect(right('choice_multiple')).toEqual(['Hydrogen', 'Oxygen']);
    expect(right('gap_match')).toEqual(['winter', 'summer']);
    expect(questionOf(imsItem('order')).options.map(({ text }) => text)).toEqual(['One', 'Two', 'Three']);
    expect(
      questionOf(imsItem('match')).options.map(({ text, matchText }) => `${text}: ${matchText}`),
    ).toEqual(['Capulet: Romeo and Juliet', "Demetrius: A Midsummer-Night's Dream", 'Prospero: The Tempest']);
    expect(questionOf(imsItem('choice')).picture).toEqual({
      href: 'images/sign.png',
      alt: 'NEVER LEAVE LUGGAGE UNATTENDED',
    });
  });

  it.each([
    [
      'a slider',
      '<sliderInteraction responseIdentifier="R"/>',
      { obstacle: 'KIND', detail: 'sliderInteraction' },
    ],
    ['nothing to answer', '<p>Read this.</p>', { obstacle: 'KIND', detail: '' }],
    [
      'no key',
      '<choiceInteraction responseIdentifier="R"><simpleChoice identifier="A">a</simpleChoice></choiceInteraction>',
      { obstacle: 'NO_KEY' },
    ],
    [
      'several questions',
      '<extendedTextInteraction responseIdentifier="R"/><extendedTextInteraction responseIdentifier="S"/>',
      { obstacle: 'SEVERAL' },
    ],
    [
      'pictures to choose from',
      '<choiceInteraction responseIdentifier="R"><simpleChoice identifier="A"><img src="a.png"/></simpleChoice></choiceInteraction>',
      { obstacle: 'PICTURE_ANSWERS' },
    ],
  ])('with %s are named', (_, body, expected) => {
    expect(read(`<assessmentItem><itemBody>${body}</itemBody></assessmentItem>`)).toMatchObject(expected);
  });

  it.each([
    ['adaptive ones', '<assessmentItem adaptive="true"/>', 'ADAPTIVE'],
    ['random ones', '<assessmentItem><templateDeclaration/></assessmentItem>', 'RANDOM'],
    ['tests', '<assessmentTest/>', 'NOT_ITEM'],
  ])('say that %s are none', (_, xml, obstacle) => {
    expect(read(xml)).toMatchObject({ obstacle });
  });
});

const words = array(stringMatching(/^[a-zA-Z0-9äßж<&>"'$.,-]{1,8}$/), { minLength: 1, maxLength: 5 }).map(
  (list) => list.join(' '),
);
/** Texts as they come back: a dollar sign that starts no formula is escaped. */
const kept = words.map((text) => text.replaceAll('$', '\\$'));
const anOption: Arbitrary<BankOption> = kept.map((text) => ({ ...plainOption, text }));
const several = uniqueArray(anOption, { minLength: 2, maxLength: 6, selector: ({ text }) => text });
/** Gaps contain no formulas. */
const plainly = uniqueArray(
  words.map((text) => ({ ...plainOption, text })),
  { minLength: 2, maxLength: 6, selector: ({ text }) => text },
);
const marks = integer({ min: 1, max: 9_999_000 }).map((thousandths) => (thousandths / 1000).toFixed(3));
const plain: Omit<BankQuestion, 'type' | 'options'> = {
  name: 'Name',
  text: 'Text',
  marks: '1.000',
  negativeMarks: null,
  caseSensitive: false,
  tolerance: '0',
  wordLimit: null,
  explanation: null,
  picture: null,
};

const asked: Arbitrary<Partial<BankQuestion>> = oneof(
  tuple(several, nat(5)).map(([options, at]) => ({
    type: 'SINGLE' as const,
    options: options.map((one, place) => ({ ...one, isCorrect: place === at % options.length })),
  })),
  several.map((options) => ({
    type: 'MULTIPLE' as const,
    options: options.map((one, place) => ({ ...one, isCorrect: place % 2 === 0 })),
  })),
  several.map((options) => ({ type: 'ORDERING' as const, options })),
  several.map((options) => ({
    type: 'MATCHING' as const,
    options: options.map((one, at) => ({ ...one, matchText: `to ${at % 2}` })),
  })),
  tuple(uniqueArray(words, { minLength: 1, maxLength: 4 }), boolean()).map(([texts, caseSensitive]) => ({
    type: 'SHORT_TEXT' as const,
    caseSensitive,
    options: texts.map((text) => ({ ...plainOption, text })),
  })),
  tuple(integer(), nat(1000)).map(([number, tolerance]) => ({
    type: 'NUMERIC' as const,
    tolerance: String(tolerance / 1000),
    options: [{ ...plainOption, text: String(number) }],
  })),
  tuple(words, plainly).map(([typed, offered]) => ({
    type: 'CLOZE' as const,
    text: 'A {1} and a {2} here',
    options: [
      { ...plainOption, gap: 1, text: typed, isCorrect: true },
      ...offered.map((one, at) => ({ ...one, gap: 2, isCorrect: at === 0 })),
    ],
  })),
  option(integer({ min: 1, max: 5000 })).map((wordLimit) => ({
    type: 'DESCRIPTIVE' as const,
    options: [],
    wordLimit,
  })),
);

describe('questions of the bank', () => {
  it('come back as they went out', () => {
    assert(
      property(asked, kept, marks, option(kept), (of, text, worth, explanation) => {
        const question = { ...plain, text, marks: worth, explanation, ...of } as BankQuestion;
        expect(read(itemXml('one', question))).toEqual({ question, losses: [] });
      }),
    );
  });

  it('keep their formulas', () => {
    const formula = 'Solve $\\frac{1}{2} + \\sqrt{x^2} \\le \\alpha_1$ now';
    const again = questionOf(itemXml('one', { ...plain, type: 'DESCRIPTIVE', options: [], text: formula }));
    const twice = itemXml('one', again);
    expect(twice).toContain('<m:mfrac>');
    expect(questionOf(twice).text).toBe(again.text);
    expect(again.text).toContain('\\frac{1}{2}');
  });

  it('keep true and false, what a wrong answer takes off, and the words of choices', () => {
    const question: BankQuestion = {
      ...plain,
      type: 'TRUE_FALSE',
      negativeMarks: '0.500',
      options: [
        { ...plainOption, text: 'True', isCorrect: true, explanation: 'So it is.' },
        { ...plainOption, text: 'False' },
      ],
    };
    expect(read(itemXml('one', question))).toEqual({ question, losses: [] });
  });
});
