import type { AnyField } from '../field/definition.ts';
import { fieldTypeOf } from '../field/bound-type.ts';
import type { RowsElsewhere } from '../tree/filter.ts';
import { escapeLike, searchWords } from '../schema/search.ts';
import type { SqlWriter } from '../sql/sql-writer.ts';
import type { Condition, FilterOperator, FilterScalar, FilterValue } from '../tree/filter.ts';

/**
 * An indexed text that contains every word of another one, and perhaps more: it finds candidates, the other one decides.
 */
interface Within {
  readonly sql: string;
  readonly form: 'plain' | 'json';
  /** Condition of rows in which it is empty: most have no values in the fields the institution has added. */
  readonly isEmpty?: string;
}

/** A text included in a quick search, as SQL in lower case, or texts of the rows that a reference points to. */
export type SearchText =
  | {
      readonly sql: string;
      readonly within?: Within;
    }
  | {
      readonly behind: {
        readonly pointer: string;
        /** What the pointer equals in the row that it points to. */
        readonly id: string;
        /** The query for the ids of the rows, up to the last condition. */
        readonly from: string;
        readonly where: readonly string[];
        readonly texts: readonly SearchText[];
      };
    };

/** What a condition needs to become SQL. */
export interface ConditionSql {
  readonly writer: SqlWriter;
  /** The value at a path and the field that defines its meaning: `t."name"`, a joined column, a subselect. */
  readonly at: (path: readonly string[]) => {
    readonly sql: string;
    readonly field: AnyField;
    /** An indexed text in lower case that contains the value and more: it finds candidates, the value itself decides. */
    readonly within?: string;
  };
  /** Quoted join table of a `refs` field and the SQL for the owner's id. */
  readonly members: (path: readonly string[]) => { readonly table: string; readonly owner: string };
  /**
   * The rows behind the reference that a path begins with, so that they are looked up once instead of once per row.
   * Undefined for paths that do not go through one.
   */
  readonly through: (path: readonly string[]) =>
    | {
        readonly pointer: string;
        /** The query for the ids of the rows, up to the last condition. */
        readonly from: string;
        readonly where: readonly string[];
        readonly scope: ConditionSql;
        readonly rest: readonly string[];
      }
    | undefined;
  /** Rows elsewhere as a table with its alias, the conditions that join and restrict them, and their own scope. */
  readonly rows: (has: RowsElsewhere) => {
    readonly from: string;
    readonly where: readonly string[];
    readonly scope: ConditionSql;
  };
  /** Texts of a row included in a quick search: a word may be found in any of them. Empty when nothing can be searched. */
  readonly search: () => readonly SearchText[];
}

interface Side {
  readonly sql: string;
  readonly within: string | undefined;
  readonly cast: string;
  readonly field: AnyField;
  readonly param: SqlWriter['param'];
}
type Test = (side: Side, value: FilterValue) => string;

/** A list in the form drivers take as a parameter: items as text, null left out. */
const items = (value: FilterValue): readonly FilterScalar[] => (Array.isArray(value) ? value : []);
const present = (value: FilterValue): readonly string[] =>
  items(value)
    .filter((item) => item !== null)
    .map(String);

/** Texts are indexed in the order in which they are sorted. */
const equals: Test = ({ sql, cast, field, param }, value) => {
  if (value === null) return `${sql} is null`;
  const type = fieldTypeOf(field);
  const indexed = field.index === true ? type.sql?.sort : undefined;
  return `${indexed?.(sql) ?? sql} = ${param(value, cast)}`;
};

const isIn: Test = ({ sql, cast, param }, value) => {
  const found = `${sql} = any(${param(present(value), `${cast}[]`)})`;
  return items(value).includes(null) ? `(${found} or ${sql} is null)` : found;
};

const isNotIn: Test = ({ sql, cast, param }, value) => {
  const other = `${sql} <> all(${param(present(value), `${cast}[]`)})`;
  return items(value).includes(null) ? `(${other} and ${sql} is not null)` : `(${other} or ${sql} is null)`;
};

const ordered =
  (sign: string): Test =>
  ({ sql, cast, param }, value) =>
    `${sql} ${sign} ${param(value, cast)}`;

const isEmpty: Test = ({ sql, field }, value) => {
  const isText = fieldTypeOf(field).kind === 'text';
  return isText
    ? `(coalesce(${sql}, '') = '') = ${value === true}`
    : `${sql} is ${value === true ? '' : 'not '}null`;
};

const contains: Test = ({ sql, within, param }, value) => {
  const pattern = param(`%${escapeLike(String(value))}%`, 'text');
  const found = `${sql} ilike ${pattern}`;
  return within === undefined ? found : `(${within} like lower(${pattern}) and ${found})`;
};

const scalarTests: { readonly [O in FilterOperator]: Test } = {
  eq: equals,
  ne: ({ sql, cast, param }, value) =>
    value === null ? `${sql} is not null` : `${sql} is distinct from ${param(value, cast)}`,
  gt: ordered('>'),
  gte: ordered('>='),
  lt: ordered('<'),
  lte: ordered('<='),
  in: isIn,
  nin: isNotIn,
  contains,
  starts: ({ sql, param }, value) => `${sql} ilike ${param(`${escapeLike(String(value))}%`, 'text')}`,
  empty: isEmpty,
};

/** Lists in a column of their own: choices. */
const listTests: Partial<Record<FilterOperator, Test>> = {
  contains: ({ sql, param }, value) => `${sql} @> ${param([String(value)], 'text[]')}`,
  in: ({ sql, param }, value) => `${sql} && ${param(present(value), 'text[]')}`,
  empty: ({ sql }, value) => `cardinality(${sql}) ${value === true ? '=' : '>'} 0`,
};

/** Lists in a join table. */
const memberTest = (
  { table, owner }: ReturnType<ConditionSql['members']>,
  operator: FilterOperator,
  value: FilterValue,
  { param }: SqlWriter,
): string => {
  const any = `exists (select 1 from ${table} member where member.owner_id = ${owner}`;
  if (operator === 'empty') return `${value === true ? 'not ' : ''}${any})`;
  const ids = operator === 'in' ? present(value) : [String(value)];
  return `${any} and member.target_id = any(${param(ids, 'bigint[]')}))`;
};

/** Whether a row can only match through a value, so that a missing reference or referenced value never matches. */
const needsValue = (operator: FilterOperator, value: FilterValue): boolean => {
  if (operator === 'ne' || operator === 'nin' || operator === 'empty') return false;
  return operator === 'in' ? !items(value).includes(null) : value !== null;
};

const leafSql = (condition: Extract<Condition, { operator: unknown }>, scope: ConditionSql): string => {
  const { path, operator, value } = condition;
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    throw new Error('The filter has bounds that are not bound yet.');
  }
  const behind = needsValue(operator, value) ? scope.through(path) : undefined;
  if (behind) {
    const { pointer, from, where, scope: inner, rest } = behind;
    const conditions = [...where, leafSql({ path: rest, operator, value }, inner)];
    return `${pointer} in (${from} where ${conditions.join(' and ')})`;
  }
  const { sql, field, within } = scope.at(path);
  if (field.type === 'refs') return memberTest(scope.members(path), operator, value, scope.writer);
  const type = fieldTypeOf(field);
  const tests = type.kind === 'list' ? listTests : scalarTests;
  const test = tests[operator];
  if (!test) throw new Error(`A ${field.type} knows no "${operator}".`);
  return test({ sql, within, field, cast: type.sql?.parameter ?? 'text', param: scope.writer.param }, value);
};

/** A word as it appears in the text of a JSON value. */
const inJson = (word: string): string => JSON.stringify(word).slice(1, -1);

/** The index of the searched texts uses trigrams: it finds words of three or more letters. */
const isBelowIndex = (word: string): boolean => [...word].length < 3;

/** Every word of a search must be found in one of the texts. */
export const searchSql = (
  search: string,
  { search: textsOfRow, writer }: Pick<ConditionSql, 'search' | 'writer'>,
): string => {
  const words = searchWords(search);
  if (words.length === 0) return 'true';
  const texts = textsOfRow();
  if (texts.length === 0) return 'false';
  const patterns = new Map<string, string>();
  const patternOf = (word: string): string => {
    const known = patterns.get(word) ?? writer.param(`%${escapeLike(word)}%`, 'text');
    patterns.set(word, known);
    return known;
  };
  const has = (sql: string, word: string): string => `${sql} like lower(${patternOf(word)})`;
  const within = ({ sql, form }: Within, word: string): string =>
    has(sql, form === 'json' ? inJson(word) : word);
  const any = (all: readonly SearchText[], word: string, find = found): string =>
    `(${all.map((text) => find(text, word)).join(' or ')})`;
  const found = (text: SearchText, word: string): string => {
    if ('behind' in text) {
      const { pointer, id, from, where, texts: there } = text.behind;
      const conditions = [...where, any(there, word)];
      // No index finds such a short word, neither here nor there: whether to look behind each row or once is left to the
      // planner.
      if (isBelowIndex(word))
        return `exists (${from} where ${[`${id} = ${pointer}`, ...conditions].join(' and ')})`;
      // An array is evaluated once, and the pointer is then found by its index in combination with the index of the row's
      // own texts.
      return `${pointer} = any(array(${from} where ${conditions.join(' and ')}))`;
    }
    const { sql, within: indexed } = text;
    return indexed ? `(${within(indexed, word)} and ${has(sql, word)})` : has(sql, word);
  };
  const inWord = (word: string): string => {
    const values = texts.flatMap((text) =>
      'within' in text && text.within?.form === 'json' ? [text.within] : [],
    );
    if (values.length === 0) return any(texts, word);
    // What an index has found is rechecked in any case. The row's own long text is then not checked a third time: only rows
    // whose added values contain the word need more than that.
    const rough = any(texts, word, (text, one) =>
      'within' in text && text.within?.form === 'json' ? within(text.within, one) : found(text, one),
    );
    const others = values.map((value) =>
      value.isEmpty === undefined
        ? `not ${within(value, word)}`
        : `(${value.isEmpty} or not ${within(value, word)})`,
    );
    return `(${rough} and (${[`(${others.join(' and ')})`, any(texts, word)].join(' or ')}))`;
  };
  return words.map(inWord).join(' and ');
};

const rowsSql = (
  { has, none, where }: Extract<Condition, { has: unknown }>,
  { rows }: ConditionSql,
): string => {
  const { from, where: joined, scope } = rows(has);
  return `${none ? 'not ' : ''}exists (select 1 from ${from} where ${[...joined, conditionSql(where, scope)].join(' and ')})`;
};

/** The SQL of a condition, in brackets where needed; finds the rows that `matches` finds. */
export const conditionSql = (condition: Condition, scope: ConditionSql): string => {
  if ('search' in condition) return `(${searchSql(condition.search, scope)})`;
  if ('operator' in condition) return `(${leafSql(condition, scope)})`;
  if ('has' in condition) return `(${rowsSql(condition, scope)})`;
  const [parts, word, none] =
    'all' in condition ? [condition.all, 'and', 'true'] : [condition.any, 'or', 'false'];
  return parts.length === 0 ? none : `(${parts.map((part) => conditionSql(part, scope)).join(` ${word} `)})`;
};
