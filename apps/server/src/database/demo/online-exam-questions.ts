/** A demo school question, as the product's call takes it. */
export interface DemoQuestion {
  readonly type: string;
  readonly text: string;
  readonly difficulty: number;
  readonly marks?: string;
  readonly explanation?: string;
  readonly wordLimit?: number;
  readonly options?: readonly object[];
}
interface DemoTopic {
  readonly subjectCode: string;
  readonly name: string;
  readonly questions: readonly DemoQuestion[];
}

/** Options; those with a leading star are correct. */
const choose = (...texts: readonly string[]): readonly object[] =>
  texts.map((text) => (text.startsWith('*') ? { text: text.slice(1), isCorrect: true } : { text }));
const accept = (...texts: readonly string[]): readonly object[] =>
  texts.map((text) => ({ text, isCorrect: true }));
const pairs = (...of: readonly (readonly [string, string])[]): readonly object[] =>
  of.map(([text, matchText]) => ({ text, matchText }));

const grammar: readonly DemoQuestion[] = [
  {
    type: 'SINGLE',
    difficulty: 3,
    text: 'Which sentence is correct?',
    options: choose('He go to school.', '*He goes to school.', 'He going to school.', 'He gone to school.'),
    explanation: 'The third person singular of the present tense ends in -s.',
  },
  {
    type: 'MULTIPLE',
    difficulty: 5,
    text: 'Which of these words are adverbs?',
    options: choose('*quickly', 'friendly', '*often', 'lovely', '*soon'),
    explanation: 'Friendly and lovely end in -ly, but they are adjectives.',
  },
  {
    type: 'CLOZE',
    difficulty: 4,
    text: 'She {1} here since 2019 and {2} every corner of the town.',
    options: [
      { gap: 1, text: 'has lived', isCorrect: true },
      { gap: 1, text: 'lives' },
      { gap: 1, text: 'lived' },
      { gap: 2, text: 'knows', isCorrect: true },
    ],
  },
  {
    type: 'TRUE_FALSE',
    difficulty: 2,
    text: 'A sentence in the passive voice can be written without naming who does it.',
  },
  {
    type: 'ORDERING',
    difficulty: 6,
    text: 'Put the parts of a formal letter in order.',
    options: [
      { text: 'Address' },
      { text: 'Greeting' },
      { text: 'Body' },
      { text: 'Closing' },
      { text: 'Signature' },
    ],
  },
];

const reading: readonly DemoQuestion[] = [
  {
    type: 'MATCHING',
    difficulty: 5,
    text: 'Match each figure of speech with its example.',
    options: pairs(
      ['Simile', 'as brave as a lion'],
      ['Metaphor', 'time is a thief'],
      ['Personification', 'the wind whispered'],
    ),
  },
  {
    type: 'SHORT_TEXT',
    difficulty: 4,
    text: 'Which word means the opposite of “generous”?',
    options: accept('mean', 'stingy', 'miserly', 'selfish'),
  },
  {
    type: 'DESCRIPTIVE',
    difficulty: 7,
    marks: '5.000',
    wordLimit: 120,
    text: 'Why does the narrator return to the village? Give two reasons from the text.',
    explanation: 'One mark for each reason, one for each place in the text, one for language.',
  },
];

const algebra: readonly DemoQuestion[] = [
  {
    type: 'NUMERIC',
    difficulty: 3,
    text: 'Solve $3x + 4 = 19$. What is $x$?',
    options: accept('5'),
    explanation: 'Take 4 from both sides, then divide by 3.',
  },
  {
    type: 'SINGLE',
    difficulty: 5,
    text: 'What are the roots of $x^2 - 5x + 6 = 0$?',
    options: choose('1 and 6', '*2 and 3', '-2 and -3', '5 and 6'),
    explanation: '$(x - 2)(x - 3) = x^2 - 5x + 6$',
  },
  {
    type: 'MULTIPLE',
    difficulty: 6,
    text: 'Which of these are factors of $x^2 - 9$?',
    options: choose('*$x - 3$', '*$x + 3$', '$x - 9$', '$x^2$'),
  },
  {
    type: 'TRUE_FALSE',
    difficulty: 3,
    text: 'For all numbers, $(a + b)^2 = a^2 + 2ab + b^2$.',
  },
  {
    type: 'CLOZE',
    difficulty: 4,
    text: 'In $y = mx + c$ the letter m is the {1} of the line, and c is where it cuts the {2}-axis.',
    options: [
      { gap: 1, text: 'slope', isCorrect: true },
      { gap: 1, text: 'gradient', isCorrect: true },
      { gap: 2, text: 'y', isCorrect: true },
    ],
  },
];

const geometry: readonly DemoQuestion[] = [
  {
    type: 'NUMERIC',
    difficulty: 4,
    text: 'A right-angled triangle has legs of 6 cm and 8 cm. How long is the hypotenuse, in cm?',
    options: accept('10'),
  },
  {
    type: 'MATCHING',
    difficulty: 5,
    text: 'Match each shape with its area.',
    options: pairs(['Triangle', '$\\frac{1}{2} b h$'], ['Circle', '$\\pi r^2$'], ['Rectangle', '$l w$']),
  },
  {
    type: 'ORDERING',
    difficulty: 4,
    text: 'Order these angles from the smallest to the largest.',
    options: [
      { text: 'Acute' },
      { text: 'Right' },
      { text: 'Obtuse' },
      { text: 'Straight' },
      { text: 'Reflex' },
    ],
  },
];

const motion: readonly DemoQuestion[] = [
  {
    type: 'SINGLE',
    difficulty: 4,
    text: 'What is the unit of force?',
    options: choose('joule', '*newton', 'watt', 'pascal'),
  },
  {
    type: 'NUMERIC',
    difficulty: 5,
    text: 'A car covers 150 km in 2.5 hours. What is its average speed in km/h?',
    options: accept('60'),
  },
  {
    type: 'MULTIPLE',
    difficulty: 5,
    text: 'Which of these quantities are vectors?',
    options: choose('*velocity', 'speed', '*force', 'mass', '*displacement'),
  },
  {
    type: 'SHORT_TEXT',
    difficulty: 3,
    text: 'Which quantity is the product of mass and velocity?',
    options: accept('momentum'),
  },
];

/** What the demo school's question bank holds for a class. */
export const demoTopics: readonly DemoTopic[] = [
  { subjectCode: 'ENG', name: 'Grammar', questions: grammar },
  { subjectCode: 'ENG', name: 'Reading and writing', questions: reading },
  { subjectCode: 'MATH', name: 'Algebra', questions: algebra },
  { subjectCode: 'MATH', name: 'Geometry', questions: geometry },
  { subjectCode: 'PHY', name: 'Motion and forces', questions: motion },
];

/** Long answers, from one that says little to one that covers everything. */
export const longAnswers = [
  'He goes back because he misses it.',
  'He returns to see his grandmother once more, as he promised in the first chapter.',
  'He comes home for his grandmother, whom he promised to visit, and because the letter tells him that the old school is to be sold. He wants to see both before they are gone.',
] as const;
