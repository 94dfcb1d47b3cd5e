import { fieldOf, fieldTypeOf, resolvePath, wordsOf } from '@school/kernel';
import type { AnyField, AnyResource, Condition, FieldContext, FilterValue } from '@school/kernel';
import { conditionOf, ruleIn } from '../../query/compile.ts';
import type { Parameters } from '../../query/parameters.ts';
import { titleOf } from '../../query/record-json.ts';
import { rightsIn, tableName } from '../../query/source.ts';
import type { Source } from '../../query/source.ts';
import type { Engine } from '../../engine.ts';

/** Returns a word of the screen, by its key in what the screen has sent. */
export type Say = (key: string, english: string) => string;

interface Told {
  readonly engine: Engine;
  readonly institute: string;
  readonly source: Source;
  readonly say: Say;
  readonly forms: FieldContext;
  /** Those of a new statement of the same caller. */
  readonly parameters: () => Parameters;
}

/** Maximum values of one condition that are named individually. */
const mostNamed = 20;

const signs: Readonly<Record<string, string>> = {
  eq: '=',
  in: '=',
  ne: '≠',
  nin: '≠',
  gt: '>',
  gte: '≥',
  lt: '<',
  lte: '≤',
  contains: 'contains',
  starts: 'begins with',
};

/** Titles of records that the reader sees; the others are shown as a number, which the reader supplied. */
const titles = async (told: Told, to: string, ids: readonly unknown[]): Promise<readonly string[]> => {
  const { engine, institute, source } = told;
  const target: Source = {
    ...source,
    resource: engine.catalogue.resource(to),
    parameters: told.parameters(),
    picking: true,
  };
  const known = new Map<number, string | null>();
  if (rightsIn(target).picks) {
    const { alias, parameters } = target;
    const conditions = [`${alias}.id = ANY(${parameters.add(ids, 'bigint[]')})`, ...ruleIn(target)];
    const rows = await engine.database.of(institute).query<{ id: string; title: string | null }>({
      text: `SELECT ${alias}.id, ${titleOf(target)} AS title FROM ${tableName(target.resource)} ${alias} WHERE ${conditions.join(' AND ')}`,
      values: parameters.values,
    });
    for (const { id, title } of rows) known.set(Number(id), title);
  }
  return ids.map((id) => known.get(Number(id)) ?? `#${String(id)}`);
};

const valuesIn = async (told: Told, field: AnyField, value: FilterValue): Promise<string> => {
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  const named = all.slice(0, mostNamed);
  const more = all.length > named.length ? [`+${all.length - named.length}`] : [];
  const isReference = field.type === 'ref' || field.type === 'refs';
  const isOwn = isReference && told.engine.catalogue.has(field.to);
  const texts = isOwn
    ? await titles(told, field.to, named)
    : named.map((one) => fieldTypeOf(field).toText(one, told.forms));
  return [...texts, ...more].join(', ');
};

const nameOf = (told: Told, resource: AnyResource, path: readonly string[]): string => {
  const [key = ''] = path;
  const label = fieldOf(resource, key)?.label ?? wordsOf(path.at(-1) ?? key);
  return told.say(`fields.${path.join('.')}`, label);
};

type Leaf = Extract<Condition, { operator: unknown }>;

const leafInWords = async (
  told: Told,
  resource: AnyResource,
  { path, operator, value }: Leaf,
  before: readonly string[],
): Promise<string> => {
  const name = nameOf(told, resource, [...before, ...path]);
  const isEmpty = (operator === 'empty' && value === true) || (operator === 'eq' && value === null);
  if (operator === 'empty' || value === null)
    return `${name} ${isEmpty ? told.say('empty', 'is empty') : told.say('filled', 'is filled')}`;
  const field = resolvePath(resource, path.join('.'), told.engine.catalogue)?.field ?? { type: 'text' };
  return `${name} ${told.say(`operator.${operator}`, signs[operator] ?? operator)} ${await valuesIn(told, field, value)}`;
};

const inWords = async (
  told: Told,
  resource: AnyResource,
  condition: Condition,
  before: readonly string[] = [],
): Promise<string> => {
  if ('search' in condition) return `“${condition.search}”`;
  // Lists exclude archived records unless stated otherwise.
  if ('operator' in condition && condition.path[0] === 'archived' && condition.value === false) return '';
  if ('operator' in condition) return leafInWords(told, resource, condition, before);
  if ('has' in condition) {
    const { has, none, where } = condition;
    const name = Object.entries(resource.has ?? {}).find(([, one]) => one === has)?.[0] ?? has.of;
    const inner = await inWords(told, told.engine.catalogue.resource(has.of), where, [name]);
    const words = inner === '' ? told.say(`fields.${name}`, has.label) : inner;
    return none ? `${told.say('none', 'none')}: ${words}` : words;
  }
  const parts = 'all' in condition ? condition.all : condition.any;
  const texts = await Promise.all(parts.map((part) => inWords(told, resource, part, before)));
  const given = texts.filter((text) => text !== '');
  if ('all' in condition) return given.join('  ·  ');
  return given.length > 1 ? `(${given.join(` ${told.say('or', 'or')} `)})` : (given[0] ?? '');
};

/** What a list is narrowed by, in words; empty if by nothing. Records are named by their titles. */
export const filterInWords = (told: Told, filter: unknown): Promise<string> =>
  filter === undefined
    ? Promise.resolve('')
    : inWords(told, told.source.resource, conditionOf(told.source, filter));
