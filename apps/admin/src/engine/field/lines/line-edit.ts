import { fieldTypeOf, type AnyField, type FieldContext, type Violation } from '@school/kernel';
import { readDate } from '../date/typed-date.ts';
import { readExact } from '../number/read-exact.ts';
import { readNumber, withScale } from '../number/typed-number.ts';

export type Line = Readonly<Record<string, unknown>>;

/** A new line with the defaults of its fields. */
export const emptyLine = (fields: Readonly<Record<string, AnyField>>): Line =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) =>
      'default' in field && field.default !== undefined ? [[key, field.default]] : [],
    ),
  );

export const withoutLine = (lines: readonly Line[], at: number): readonly Line[] =>
  lines.filter((_, index) => index !== at);

/** The line at `from` moved to `to`; positions out of range leave the order unchanged. */
export const moveLine = (lines: readonly Line[], from: number, to: number): readonly Line[] => {
  const line = lines[from];
  if (!line || to < 0 || to >= lines.length) return lines;
  const rest = withoutLine(lines, from);
  return [...rest.slice(0, to), line, ...rest.slice(to)];
};

/** Spreadsheet content from the clipboard: rows of cells. Quoted cells may contain tabs and line breaks. */
export const readClipboard = (text: string): readonly (readonly string[])[] => {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const closeCell = (): void => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (quoted && letter === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"' && (quoted || cell === '')) quoted = !quoted;
    else if (quoted) cell += letter;
    else if (letter === '\t') closeCell();
    else if (letter === '\n') {
      closeCell();
      rows.push([]);
    } else if (letter !== '\r') cell += letter;
  }
  closeCell();
  const last = rows.at(-1);
  return last?.length === 1 && last[0] === '' ? rows.slice(0, -1) : rows;
};

/** By key, by the English words or by those the user sees. */
const fromOptions = (
  options: Readonly<Record<string, string>>,
  text: string,
  said: (option: string) => string,
): string | undefined =>
  Object.keys(options).find((key) =>
    [key, options[key], said(key)].some((words) => words?.toLowerCase() === text.toLowerCase()),
  );

/**
 * The value of a cell filled into the rows below it: as far as `to`, or in the one row. Cells that accept no value are
 * skipped.
 */
export const fillDown = (
  lines: readonly Line[],
  from: number,
  to: number,
  [key, field]: readonly [string, AnyField],
): readonly Line[] => {
  const source = lines[from];
  if (!source || !takesValue(field)) return lines;
  return lines.map((line, at) => (at > from && at <= to ? { ...line, [key]: source[key] } : line));
};

const severalLines: ReadonlySet<AnyField['type']> = new Set(['longText', 'richText', 'json']);

/** A pasted text as a field's value; what is not understood stays text, so that validation marks that cell alone. */
export const readCell = (
  field: AnyField,
  pasted: string,
  context: FieldContext,
  said: (option: string) => string = (option) => option,
): unknown => {
  // A single-line field would drop the break and join two words.
  const text = (severalLines.has(field.type) ? pasted : pasted.replaceAll(/\s*\n\s*/g, ' ')).trim();
  if (text === '') return null;
  if (field.type === 'date') return readDate(text, context.today, context.dateOrder, context.locale) ?? text;
  if (field.type === 'money') return scaled(text, 2, context.locale);
  if (field.type === 'decimal' || field.type === 'percent') return readExact(field, text, context) ?? text;
  if (field.type === 'int') return wholeOf(readNumber(text, context.locale)) ?? text;
  if (field.type === 'flag') return /^(yes|true|1|x|y|ja|si|sì|da|sí)$/i.test(text);
  if (field.type === 'choice') return fromOptions(field.options, text, said) ?? text;
  return text;
};

const wholeOf = (number: string | undefined): number | undefined =>
  number !== undefined && Number.isSafeInteger(Number(number)) ? Number(number) : undefined;

const scaled = (text: string, scale: number, locale: string): string => {
  const number = readNumber(text, locale);
  return number === undefined ? text : withScale(number, scale);
};

/**
 * Puts pasted cells into the lines starting at a given cell; missing lines are added. Cells that accept no text are
 * skipped; a reference cell holds the name until the record is found.
 * @param optionWords words of the choices in the user's language
 */
export const pasteInto = (
  lines: readonly Line[],
  cells: readonly (readonly string[])[],
  at: { readonly row: number; readonly column: number },
  columns: readonly (readonly [string, AnyField])[],
  context: FieldContext,
  fresh: Line,
  optionWords: (key: string, option: string) => string = (_key, option) => option,
): readonly Line[] => {
  const next = [...lines];
  cells.forEach((texts, down) => {
    const row = at.row + down;
    const line: Record<string, unknown> = { ...(next[row] ?? fresh) };
    texts.forEach((text, right) => {
      const [key, field] = columns[at.column + right] ?? [];
      if (key === undefined || field === undefined || !takesText(field)) return;
      line[key] = readCell(field, text, context, (option) => optionWords(key, option));
    });
    next[row] = line;
  });
  return next;
};

const textless: ReadonlySet<AnyField['type']> = new Set([
  'computed',
  'rollup',
  'lookup',
  'series',
  'refs',
  'lines',
  'group',
  'file',
  'image',
  'secret',
]);
export const takesText = (field: AnyField): boolean => !textless.has(field.type) && !field.readOnly;

const valueless: ReadonlySet<AnyField['type']> = new Set([
  'computed',
  'rollup',
  'lookup',
  'series',
  'lines',
  'file',
  'image',
  'secret',
]);
const takesValue = (field: AnyField): boolean =>
  !valueless.has(field.type) && !field.readOnly && !field.unique;

/** What is wrong with a typed or pasted text in a cell; nothing for fields that only the product fills in. */
export const cellViolation = (
  field: AnyField,
  value: unknown,
  context: FieldContext,
): Violation | undefined => {
  if (typeof value !== 'string' || value === '' || !takesText(field)) return undefined;
  const taken = fieldTypeOf(field).accept(value, context);
  return taken.ok ? undefined : taken.violation;
};
