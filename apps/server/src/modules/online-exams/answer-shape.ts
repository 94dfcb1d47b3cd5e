import type { GivenAnswer, PaperQuestion, QuestionType } from '@school/domain';
import { invalidField } from '../../engine/envelope/refusals.ts';

/**
 * On the wire, a choice is identified by its position in the pupil's own paper; in storage by its id. So neither ids nor
 * their order reveal what is right.
 */

const longest = 20_000;
const longestInGap = 500;
const wrong = (): Error => invalidField('value', 'notAnswer', 'This is not an answer to the question.');

const isPlace = (value: unknown, length: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < length;

const chosen = (value: unknown, { options }: PaperQuestion, most: number): readonly number[] => {
  if (!Array.isArray(value) || value.length > most) throw wrong();
  const places = value.filter((one): one is number => isPlace(one, options.length));
  if (places.length < value.length || new Set(places).size < places.length) throw wrong();
  return places.flatMap((place) => options[place] ?? []);
};

const typed = (value: unknown, max = longest): string => {
  if (typeof value !== 'string' || value.includes('\0')) throw wrong();
  if (value.length > max) throw invalidField('value', 'maxLength', 'At most %{max} characters.', { max });
  return value.normalize('NFC');
};

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong();
  return Object.entries(value);
};

const pairs = (value: unknown, { options, matches }: PaperQuestion): Readonly<Record<string, string>> =>
  Object.fromEntries(
    entriesOf(value).map(([place, match]) => {
      const option = isPlace(Number(place), options.length) ? options[Number(place)] : undefined;
      const text = isPlace(match, matches.length) ? matches[match] : undefined;
      if (option === undefined || text === undefined) throw wrong();
      return [String(option), text];
    }),
  );

const gaps = (value: unknown): Readonly<Record<string, string>> => {
  const entries = entriesOf(value);
  if (entries.length > 20 || entries.some(([gap]) => !/^([1-9]|1\d|20)$/.test(gap))) throw wrong();
  return Object.fromEntries(entries.map(([gap, text]) => [gap, typed(text, longestInGap)]));
};

/** An answer as stored. @param value as sent @throws Invalid for anything that does not answer the question */
export const readAnswer = (type: QuestionType, question: PaperQuestion, value: unknown): GivenAnswer => {
  if (value === null || value === undefined) return null;
  switch (type) {
    case 'SINGLE':
    case 'TRUE_FALSE':
      return chosen(value, question, 1);
    case 'MULTIPLE':
    case 'ORDERING':
      return chosen(value, question, question.options.length);
    case 'MATCHING':
      return pairs(value, question);
    case 'CLOZE':
      return gaps(value);
    case 'NUMERIC':
    case 'SHORT_TEXT':
    case 'DESCRIPTIVE':
      return typed(value);
  }
};

/** The same as sent. */
export const sentAnswer = (
  type: QuestionType,
  { options, matches }: PaperQuestion,
  given: GivenAnswer,
): unknown => {
  if (given === null || typeof given === 'string') return given;
  if (Array.isArray(given))
    return given.map((id: number) => options.indexOf(id)).filter((place) => place >= 0);
  if (type !== 'MATCHING') return given;
  return Object.fromEntries(
    Object.entries(given).map(([id, text]) => [String(options.indexOf(Number(id))), matches.indexOf(text)]),
  );
};
