import type { QuestionType } from '@school/domain';
import { Conflict, isAmong } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { attemptsWith } from './question.store.ts';

const system = { system: true } as const;
const isOffice = ({ context }: Work): boolean => isAmong(context.actor, ['OnlineExamManagement']);

interface Line {
  readonly text?: unknown;
  readonly isCorrect?: unknown;
  readonly matchText?: unknown;
  readonly gap?: unknown;
}

const wrong = (code: string, message: string, params?: Readonly<Record<string, number>>): Error =>
  invalidField('options', code, message, params);
const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const filled = (lines: readonly Line[]): readonly Line[] => lines.filter(({ text }) => isFilled(text));
const right = (lines: readonly Line[]): number => lines.filter(({ isCorrect }) => isCorrect === true).length;

const refuseOptions = (lines: readonly Line[], single: boolean): void => {
  if (filled(lines).length < Math.max(2, lines.length))
    throw wrong('tooFew', 'Give at least two options, each with text.');
  const count = right(lines);
  if (count === 0) throw wrong('noneRight', 'Tick what is correct.');
  if (single && count > 1) throw wrong('manyRight', 'Only one option can be correct here.');
};

const gapsIn = (text: string): readonly number[] => [
  ...new Set([...text.matchAll(/\{(\d{1,2})\}/g)].map(([, gap]) => Number(gap))),
];

const refuseGaps = (lines: readonly Line[], text: string): void => {
  const gaps = gapsIn(text);
  if (gaps.length === 0) throw invalidField('text', 'noGap', 'Mark the gaps in the text: {1}, {2}.');
  const lacking = gaps.find(
    (gap) => right(filled(lines).filter((line) => Number(line.gap ?? 1) === gap)) === 0,
  );
  if (lacking !== undefined) throw wrong('noneRight', 'Gap %{gap} has no correct answer.', { gap: lacking });
  const lost = lines.find((line) => !gaps.includes(Number(line.gap ?? 1)));
  if (lost) throw wrong('noGap', 'The text has no gap %{gap}.', { gap: Number(lost.gap ?? 1) });
};

const refuseNumbers = (lines: readonly Line[]): void => {
  const isNumber = (line: Line): boolean =>
    /^[+-]?\d+([.,]\d+)?(e[+-]?\d+)?$/i.test(String(line.text ?? '').trim());
  if (lines.length === 0 || !lines.every(isNumber)) throw wrong('notNumber', 'Enter the correct number.');
};

/** What makes a question of its kind complete. @throws Invalid at the answers */
const refuseIncomplete = (type: QuestionType, lines: readonly Line[], text: string): void => {
  if (type === 'SINGLE' || type === 'MULTIPLE' || type === 'TRUE_FALSE')
    refuseOptions(lines, type !== 'MULTIPLE');
  if (type === 'ORDERING' && filled(lines).length < Math.max(2, lines.length)) {
    throw wrong('tooFew', 'Give at least two items, in the correct order.');
  }
  if (type === 'MATCHING') {
    const pairs = filled(lines);
    if (pairs.length < 2) throw wrong('tooFew', 'Give at least two pairs.');
    if (!lines.every(({ matchText }) => isFilled(matchText)))
      throw wrong('noMatch', 'Enter what each one goes with.');
  }
  if (type === 'SHORT_TEXT' && filled(lines).length === 0)
    throw wrong('noneRight', 'Give the accepted answers.');
  if (type === 'NUMERIC') refuseNumbers(lines);
  if (type === 'CLOZE') refuseGaps(lines, text);
};

const trueAndFalse = (lines: readonly Line[]): readonly Line[] =>
  lines.length > 0
    ? lines
    : [
        { text: 'True', isCorrect: true },
        { text: 'False', isCorrect: false },
      ];

const frozen = ['category', 'archived'];
/** What may be changed once pupils have answered: its position, and its explanation. */
const loose = new Set([...frozen, 'version', 'id', 'name', 'explanation', 'difficulty', 'pictureAlt']);

const refuseAnswered = async (input: RecordValues, current: RecordValues, work: Work): Promise<void> => {
  const changes = Object.keys(input).filter(
    (key) => !loose.has(key) && JSON.stringify(input[key]) !== JSON.stringify(current[key]),
  );
  if (changes.length === 0 || (await attemptsWith(work.transaction, Number(current['id']))) === 0) return;
  throw new Conflict('Students have answered this question. Duplicate it to change it.', {
    code: 'ANSWERED',
  });
};

/** A teacher writes questions for topics of the subjects they teach. */
const refuseStrangers = async (category: unknown, work: Work): Promise<void> => {
  if (isOffice(work) || work.system) return;
  if (await work.records.read(work, 'questionCategory', Number(category))) return;
  throw invalidField('category', 'notReference', 'You do not teach this subject.');
};

const nameOf = (row: RecordValues): RecordValues => {
  if (isFilled(row['name'])) return {};
  const text = String(row['text'] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return { name: text.length > 80 ? `${text.slice(0, 79)}…` : text };
};

/** A question is complete, belongs to a subject of its writer, and stays as pupils have answered it. */
export const questionBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    const row = { ...current, ...input };
    if (current) await refuseAnswered(input, current, work);
    await refuseStrangers(row['category'], work);
    const type = String(row['type']) as QuestionType;
    const given = (row['options'] ?? []) as readonly Line[];
    const options = type === 'TRUE_FALSE' ? trueAndFalse(given) : given;
    refuseIncomplete(type, options, String(row['text'] ?? ''));
    return { ...input, ...nameOf(row), ...(options === given ? {} : { options }) };
  },
};

/** Subjects of the course with the code of a topic. */
const subjectsOf = async (row: RecordValues, work: Work): Promise<readonly number[]> => {
  const filter = { code: String(row['subjectCode']), 'batch.course': Number(row['course']) };
  const found = await work.records.list(work, 'subject', { filter, fields: ['id'], most: 1000, ...system });
  return found.map(({ id }) => Number(id));
};

/** A topic belongs to the subjects with its code; a teacher creates topics for those they teach. */
export const questionCategoryBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    const row = { ...current, ...input };
    const subjects = await subjectsOf(row, work);
    const own = new Set(work.context.actor.subjects ?? []);
    if (!isOffice(work) && !work.system && !subjects.some((subject) => own.has(subject))) {
      throw invalidField('subjectCode', 'notReference', 'You do not teach this subject.');
    }
    return { ...input, subjects };
  },
};

/** Keeps topics in line with the subjects: batches of a new year bring subjects of their own. */
export const followSubjects = async (work: Work): Promise<void> => {
  const topics = await work.records.list(work, 'questionCategory', { most: 5000, ...system });
  for (const topic of topics) {
    const subjects = await subjectsOf(topic, work);
    const before = (topic['subjects'] ?? []) as readonly number[];
    if (subjects.length === before.length && subjects.every((id) => before.includes(id))) continue;
    await work.records.update(work, 'questionCategory', Number(topic['id']), {}, system);
  }
};
