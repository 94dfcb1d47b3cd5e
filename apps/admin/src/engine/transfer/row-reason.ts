import { messages } from '@school/kernel';
import { say, saySentence, sentencesWithPlaces } from '../../i18n/current-language.ts';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Names of a sentence's placeholders and a pattern for its filled form. */
interface Shape {
  readonly names: readonly string[];
  readonly looks: RegExp;
}

const shapes = new Map<string, Shape>();

const shapeOf = (text: string): Shape => {
  const known = shapes.get(text);
  if (known) return known;
  const parts = text.split(/%?\{(\w+)\}/);
  const names = parts.filter((_, at) => at % 2 === 1);
  const pattern = parts.map((part, at) => (at % 2 === 1 ? '(.+?)' : escaped(part))).join('');
  const shape = { names, looks: new RegExp(`^${pattern}$`, 's') };
  shapes.set(text, shape);
  return shape;
};

/** The values in a sentence that was made from a text; undefined if it was made from another. */
const valuesIn = (sentence: string, text: string): Readonly<Record<string, string>> | undefined => {
  const { names, looks } = shapeOf(text);
  const found = looks.exec(sentence);
  return found ? Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ''])) : undefined;
};

/** A server sentence that already contains its values; undefined if the language has no words for it. */
const sayFilled = (sentence: string): string | undefined => {
  const plain = saySentence(sentence);
  if (plain !== sentence) return plain;
  for (const text of sentencesWithPlaces()) {
    const values = valuesIn(sentence, text);
    if (values) return saySentence(text, values);
  }
  return undefined;
};

/** What is wrong with a value, starting with the name of its column: `Joined must be a date`. */
const sayViolation = (sentence: string, column: string): string | undefined => {
  for (const [code, text] of Object.entries(messages)) {
    if (!text.startsWith('{field}')) continue;
    const values = valuesIn(sentence, text.replace('{field}', column));
    const key = `engine.violation.${code}`;
    const said = values ? say(key, { ...values, field: column }) : key;
    if (said !== key) return said;
  }
  return undefined;
};

/** The cell quoted at the end of a reason: ` (“tomorrow”)`. */
const quote = / \(“[^”]*”\)$/;

/**
 * Why a row was refused, in the user's language: the server states it in English, as it appears in the file of invalid
 * rows. Text without a translation stays.
 * @param column the name of the column that it is about
 */
export const rowReason = (reason: string, column: string | undefined): string => {
  const quoted = quote.exec(reason)?.[0] ?? '';
  const sentence = reason.slice(0, reason.length - quoted.length);
  if (column === undefined) return `${sayFilled(sentence) ?? sentence}${quoted}`;
  const head = `${column}: `;
  const said = sentence.startsWith(head)
    ? `${head}${sayFilled(sentence.slice(head.length)) ?? sentence.slice(head.length)}`
    : (sayViolation(sentence, column) ?? sentence);
  return `${said}${quoted}`;
};
