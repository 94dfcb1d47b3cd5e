import { f, list } from '@school/kernel';
import type { ResourceKey, Shape, ShapePart } from '@school/kernel';
import { pollAnswerMax, pollAudienceKeys, pollOptionsMax } from '@school/resources';
import type { PollAudienceKey } from '@school/resources';
import type { RecordValues } from '../../engine/behaviour.ts';
import { bodyFlag, bodyIds, bodyList, bodyObject, bodyVersion } from '../../engine/own-calls/body-values.ts';
import type { BodyObject } from '../../engine/own-calls/body-values.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';

const plain = ['title', 'description', 'closesAt', 'showResults'] as const;
const flags = ['openForPolling', 'isAnonymous', 'allowChange'] as const;
/** More than a school has of anything except people. */
const mostTargets = 2000;

const among = (key: ResourceKey): ShapePart => list(f.ref(key), { max: mostTargets });

/** Whom a poll asks; each list may also be a comma-separated text of ids. */
const audience: Readonly<Record<PollAudienceKey, ShapePart>> = {
  batches: among('batch'),
  departments: among('employeeDepartment'),
  courses: among('course'),
  roleGroups: among('roleGroup'),
  userGroups: among('userGroup'),
  people: among('user'),
};

const common = {
  userId: f.ref('user', { help: 'The own id, for clients that send it' }),
  title: f.text({ max: 150 }),
  description: f.longText({ max: 2000 }),
  options: list(f.text({ max: pollAnswerMax }), { min: 1, max: pollOptionsMax }),
  allowOtherAns: f.flag(),
  allowOtherAnswer: f.flag({ help: 'Another name of allowOtherAns' }),
  openForPolling: f.flag(),
  ...audience,
  closesAt: f.dateTime(),
  showResults: f.choice({
    ALWAYS: 'Always',
    AFTER_VOTE: 'After voting',
    AFTER_CLOSE: 'When the poll is closed',
  }),
  isAnonymous: f.flag(),
  allowChange: f.flag(),
  version: f.int(),
};

/** The body of an update: what is not sent stays as it is. */
export const changedPoll: Shape = common;

/** The body of a new poll. */
export const newPoll: Shape = {
  ...common,
  title: { ...common.title, required: true },
  description: { ...common.description, required: true },
  options: { ...common.options, required: true },
};

/** Ids as the client sends them, comma-separated; a list is accepted too. */
const idsOf = (value: unknown, at: string): number[] => {
  if (typeof value !== 'string') return bodyIds(value, at, mostTargets);
  const parts = value.trim() === '' ? [] : value.split(',').map((part) => part.trim());
  return bodyIds(parts, at, mostTargets);
};

const answer = (value: unknown, place: number): string => {
  const at = `options[${place}]`;
  if (typeof value !== 'string') throw invalidField(at, 'notText', 'This must be text.');
  const text = value.trim().normalize('NFC');
  if (text === '') throw invalidField(at, 'required', 'Answer is required');
  if (text.length > pollAnswerMax)
    throw invalidField(at, 'maxLength', 'At most %{max} characters.', { max: pollAnswerMax });
  return text;
};

/** One to six answers, all distinct. */
const answersOf = (value: unknown): string[] => {
  const texts = bodyList(value, 'options', 1000).map(answer);
  if (texts.length === 0) throw invalidField('options', 'required', 'Answer is required');
  if (texts.length > pollOptionsMax)
    throw invalidField('options', 'maxCount', 'A poll has at most %{max} answers.', { max: pollOptionsMax });
  const again = texts.findIndex((text, place) =>
    texts.slice(0, place).some((earlier) => earlier.toLowerCase() === text.toLowerCase()),
  );
  if (again >= 0) throw invalidField(`options[${again}]`, 'notUnique', 'This answer already exists.');
  return texts;
};

/** The contents of a poll form. */
export interface PollForm {
  /** Values of the record without its answers. */
  readonly values: RecordValues;
  readonly answers: readonly string[] | undefined;
}

const present = <K extends string>(body: BodyObject, keys: readonly K[]): K[] =>
  keys.filter((key) => body[key] !== undefined);

/**
 * Reads the body of a save or update. The creator of a poll is the signed-in user; a body that names someone else is
 * refused. `allowOtherAnswer` is the client form's name for it.
 * @throws Invalid
 */
export const pollFormOf = (sent: unknown, user: number): PollForm => {
  const body = bodyObject(sent, '', changedPoll);
  const { userId } = body;
  if (userId !== undefined && userId !== null && String(userId) !== String(user))
    throw invalidField('userId', 'notMe', 'You can only create a poll in your own name.');
  const other = body['allowOtherAns'] ?? body['allowOtherAnswer'];
  const version = bodyVersion(body['version']);
  return {
    answers: body['options'] === undefined ? undefined : answersOf(body['options']),
    values: {
      ...Object.fromEntries(present(body, plain).map((key) => [key, body[key]])),
      ...Object.fromEntries(present(body, flags).map((key) => [key, bodyFlag(body[key], key)])),
      ...Object.fromEntries(present(body, pollAudienceKeys).map((key) => [key, idsOf(body[key], key)])),
      ...(other === undefined ? {} : { allowOtherAns: bodyFlag(other, 'allowOtherAns') }),
      ...(version === undefined ? {} : { version }),
    },
  };
};
