import {
  fieldOf,
  fieldTypeOf,
  fieldsRead,
  searchExpression,
  searchFields,
  snakeCase,
  storedField,
} from '@school/kernel';
import type { AnyField, RefField, SearchText } from '@school/kernel';
import { at, columnOf, picked, rightsIn, tableName, trusted } from './source.ts';
import type { Source } from './source.ts';

/** The conditions that restrict a search to the reader's rows. */
type Rule = (source: Source) => readonly string[];

/** How far a title is followed: a mark is named after its exam, that after its subject, and that after its batch. */
const deepest = 4;

interface Parts {
  /** Own columns that make up the text. */
  readonly columns: string[];
  /** What the text takes from rows behind references. */
  readonly behind: SearchText[];
}

const isText = (field: AnyField): boolean => fieldTypeOf(field).kind === 'text';

/** Texts of the rows that a reference points at. */
const behindReference = (
  source: Source,
  key: string,
  target: Source,
  texts: readonly SearchText[],
  rule: Rule,
): readonly SearchText[] => {
  if (texts.length === 0 || !storedField(source.resource, key)) return [];
  const id = `${target.alias}.id`;
  const from = `select ${id} from ${tableName(target.resource)} ${target.alias}`;
  const pointer = columnOf(source, `${snakeCase(key)}_id`);
  return [{ behind: { pointer, id, from, where: rule(target), texts } }];
};

/**
 * Resolves what a path of texts is made of, the way the value at the path is read: `name`, `course.code`, a computed one.
 */
class ShownTexts {
  private readonly rule: Rule;

  constructor(rule: Rule) {
    this.rule = rule;
  }

  /** The title of rows: own texts and those behind references. */
  title(source: Source, depth: number): readonly SearchText[] {
    return rightsIn(source).picks ? this.of(source, [source.resource.title], depth) : [];
  }

  /** Own texts that the quick search reads anyway are left out. */
  of(source: Source, paths: readonly string[], depth: number, known = new Set<string>()): SearchText[] {
    const parts: Parts = { columns: [], behind: [] };
    for (const path of paths) this.follow(source, path.split('.'), parts, depth);
    const own = [...new Set(parts.columns)].filter((column) => !known.has(column));
    if (own.length === 0) return parts.behind;
    const sql = `lower(concat_ws(' ', ${own.map((column) => columnOf(source, column)).join(', ')}))`;
    const searched = new Set(searchFields(source.resource).map(({ column }) => column));
    const whole = own.every((column) => searched.has(column))
      ? searchExpression(source.resource, source.alias)
      : null;
    return [whole === null ? { sql } : { sql, within: { sql: whole, form: 'plain' } }, ...parts.behind];
  }

  private follow(source: Source, [key = '', ...rest]: readonly string[], parts: Parts, depth: number): void {
    const field = fieldOf(source.resource, key);
    if (!field || depth === 0 || !rightsIn(source).reads(field)) return;
    if (field.type === 'ref') {
      parts.behind.push(...this.reference(source, key, field, rest, depth));
      return;
    }
    if (rest.length > 0) return;
    if (field.type === 'computed') {
      for (const path of fieldsRead(field.value)) this.follow(trusted(source), path.split('.'), parts, depth);
    } else if (field.type === 'lookup') {
      this.follow(trusted(source), [field.via, ...field.field.split('.')], parts, depth);
    } else {
      const column = isText(field) ? storedField(source.resource, key)?.column : undefined;
      if (column !== undefined) parts.columns.push(column);
    }
  }

  private reference(
    source: Source,
    key: string,
    field: RefField,
    rest: readonly string[],
    depth: number,
  ): readonly SearchText[] {
    const whole = field.named === true && rest.length === 0 ? trusted(source) : source;
    const there = at(whole, source.reader.catalogue.resource(field.to));
    const target = rest.length === 0 ? picked(there) : there;
    if (rest.length > 0 && !rightsIn(target).may('read')) return [];
    const texts =
      rest.length === 0 ? this.title(target, depth - 1) : this.of(target, [rest.join('.')], depth - 1);
    return behindReference(source, key, target, texts, this.rule);
  }
}

/**
 * The texts of a row's title and second line, including those in other records: a batch is found by the code of its course,
 * an exam by its subject and batch. Rows behind a reference are searched once and not per row.
 * @param known columns that are searched anyway
 */
export const shownTexts = (
  source: Source,
  rule: Rule,
  known: ReadonlySet<string> = new Set(),
): readonly SearchText[] =>
  new ShownTexts(rule).of(
    source,
    [source.resource.title, ...(source.resource.subtitle ?? [])],
    deepest,
    new Set(known),
  );
