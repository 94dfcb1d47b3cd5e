import { fieldOf, storedField } from '@school/kernel';
import type { AnyField, AnyResource, FieldProblem, RefField, RefsField } from '@school/kernel';
import type { RecordValues } from '../behaviour.ts';
import { at, columnOf, joinTable, picked, rightsIn, tableName, trusted } from '../query/source.ts';
import type { Source } from '../query/source.ts';
import { problemAt } from '../validation/accept-body.ts';
import { isNeverNull } from './table-row.ts';
import { expressionIn, offeredIn, ruleIn } from '../query/compile.ts';

/** The database's answers about a row that was just written, by question. */
export type Judgement = Readonly<Record<string, boolean | null>>;

type Question = readonly [name: string, sql: string];

/** The target exists, is not archived, is visible to the caller and is one that the picker would have offered. */
const targetConditions = (target: Source, field: RefField | RefsField, form: RecordValues): string[] => [
  `NOT ${target.alias}.archived`,
  ...(rightsIn(target).picks ? ruleIn(picked(target)) : ['false']),
  ...offeredIn(target, field, form),
];

const oneReference = (own: Source, column: string, field: RefField, form: RecordValues): string => {
  const target = at(own, own.reader.catalogue.resource(field.to));
  const pointer = columnOf(own, column);
  const conditions = [
    `${target.alias}.id = ${pointer}`,
    // Nothing comes after itself, and nobody is their own superior.
    ...(target.resource.key === own.resource.key && !field.readOnly ? [`${pointer} <> ${own.alias}.id`] : []),
    ...targetConditions(target, field, form),
  ];
  return `(${pointer} IS NULL OR EXISTS (SELECT FROM ${tableName(target.resource)} ${target.alias} WHERE ${conditions.join(' AND ')}))`;
};

const manyReferences = (own: Source, key: string, field: RefsField, form: RecordValues): string => {
  const target = at(own, own.reader.catalogue.resource(field.to));
  const link = `${own.alias}j`;
  const fits = `SELECT FROM ${tableName(target.resource)} ${target.alias} WHERE ${[`${target.alias}.id = ${link}.target_id`, ...targetConditions(target, field, form)].join(' AND ')}`;
  return `NOT EXISTS (SELECT FROM ${joinTable(own, key)} ${link} WHERE ${link}.owner_id = ${own.alias}.id AND NOT EXISTS (${fits}))`;
};

const isGroup = (value: unknown): value is RecordValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A reference among the values, and the column of a single one. */
interface Pointed {
  readonly path: string;
  readonly field: RefField | RefsField;
  readonly column: string;
}

const pointedBy = (resource: AnyResource, values: RecordValues): Pointed[] =>
  Object.entries(values).flatMap(([key, value]): Pointed[] => {
    const field = fieldOf(resource, key);
    if (field?.type === 'refs') return [{ path: key, field, column: '' }];
    const parts =
      field?.type === 'group' && isGroup(value) ? Object.keys(value).map((part) => `${key}.${part}`) : [key];
    return parts.flatMap((path): Pointed[] => {
      const stored = storedField(resource, path);
      return stored?.field.type === 'ref' ? [{ path, field: stored.field, column: stored.column }] : [];
    });
  });

/** Whether there are references among the values: then what is checked about the row depends on its values. */
export const pointsSomewhere = (resource: AnyResource, values: RecordValues): boolean =>
  pointedBy(resource, values).length > 0;

/** Whether a reference among the values is looked up among different records, depending on the rest of the form. */
export const asksOfForm = (resource: AnyResource, values: RecordValues): boolean =>
  pointedBy(resource, values).some(({ field }) => JSON.stringify(field.filter ?? {}).includes('"$field"'));

/** A line of a record, as it was before; undefined for a new one. */
export interface JudgedLine {
  readonly before: RecordValues | undefined;
}

const referenceQuestions = (
  own: Source,
  values: RecordValues,
  formOf: () => RecordValues,
  line: JudgedLine | undefined,
): Question[] => {
  const pointed = pointedBy(own.resource, values);
  const form = pointed.length > 0 ? formOf() : {};
  return pointed.map(({ path, field, column }) => {
    const stays = line?.before !== undefined && line.before[path] === values[path];
    // What only the server sets, or what a line already had, is not chosen by the caller, who may not see it.
    const asked = field.readOnly || stays ? trusted(own) : own;
    const holds =
      field.type === 'refs'
        ? manyReferences(asked, path, field, form)
        : oneReference(asked, column, field, form);
    return [`reference ${path}`, holds];
  });
};

const conditionQuestions = (whole: Source): Question[] =>
  Object.entries(whole.resource.conditions ?? {}).flatMap(([key, condition]): Question[] =>
    (['visible', 'required', 'readOnly'] as const).flatMap((name): Question[] => {
      const expression = condition?.[name];
      return expression ? [[`${name} ${key}`, expressionIn(whole, expression)]] : [];
    }),
  );

const checkQuestions = (whole: Source): Question[] =>
  (whole.resource.checks ?? []).map(({ key, holds }) => [`check ${key}`, expressionIn(whole, holds)]);

/** The query whether the row is in a closed state of the definition, given by its position there. */
export const closedQuestion = (index: number): string => `closed ${index}`;

const closedQuestions = (whole: Source): Question[] =>
  (whole.resource.closed ?? []).map(({ when }, index) => [closedQuestion(index), expressionIn(whole, when)]);

/**
 * Everything that is checked about a written row: its conditions, checks and closed states, the references among the changed
 * values, and whether the caller may have such a row at all.
 * @param form the whole record, for pickers whose filter reads it
 * @param line for a line: whoever may write the enclosing record has access to its row
 */
export const questionsOf = (
  whole: Source,
  own: Source,
  changed: RecordValues,
  form: () => RecordValues,
  line?: JudgedLine,
): readonly Question[] => {
  const rules = line ? [] : ruleIn(own);
  return [
    ...conditionQuestions(whole),
    ...checkQuestions(whole),
    ...closedQuestions(whole),
    ...referenceQuestions(own, changed, form, line),
    ...(rules.length > 0 ? [['rows', rules.join(' AND ')] as const] : []),
  ];
};

const isBlank = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length === 0;
  if (isGroup(value)) return Object.values(value).every((part) => part === null || part === '');
  return value === null || value === undefined || value === '';
};

const isRequired = (field: AnyField, key: string, judgement: Judgement): boolean =>
  judgement[`required ${key}`] === true || (field.required === true && judgement[`visible ${key}`] === true);

/** Hidden fields that still have a value: they are emptied, so that a hidden value never counts. */
export const hiddenFields = (
  resource: AnyResource,
  judgement: Judgement,
  values: RecordValues,
): readonly string[] =>
  Object.keys(resource.conditions ?? {}).filter((key) => {
    const field = fieldOf(resource, key);
    const isHidden = `visible ${key}` in judgement && judgement[`visible ${key}`] !== true;
    return field !== undefined && isHidden && !isNeverNull(field) && !isBlank(values[key]);
  });

/** What the judgement finds wrong with a row. */
export const problemsOf = (
  resource: AnyResource,
  judgement: Judgement,
  values: RecordValues,
  path = '',
): readonly FieldProblem[] => {
  const required = Object.keys(resource.conditions ?? {}).flatMap((key): FieldProblem[] => {
    const field = fieldOf(resource, key);
    const isHidden = `visible ${key}` in judgement && judgement[`visible ${key}`] !== true;
    const isLacking =
      field && !field.readOnly && !isHidden && isRequired(field, key, judgement) && isBlank(values[key]);
    return isLacking ? [problemAt(`${path}${key}`, 'required', undefined, field.label)] : [];
  });
  const parts = Object.entries(resource.fields).flatMap(([key, field]): FieldProblem[] => {
    const group = values[key];
    if (field.type !== 'group' || !isGroup(group)) return [];
    const isBegun =
      field.required === true || Object.values(group).some((part) => !isBlank(part) && part !== false);
    return Object.entries(field.fields)
      .filter(([part, { required }]) => isBegun && required && isBlank(group[part]))
      .map(([part, { label }]) => problemAt(`${path}${key}.${part}`, 'required', undefined, label));
  });
  const checks = (resource.checks ?? [])
    .filter(({ key }) => judgement[`check ${key}`] === false)
    .map(({ key, message, field }) => ({
      field: `${path}${field}`,
      code: 'check',
      params: { check: key },
      message,
    }));
  const references = Object.entries(judgement)
    .filter(([name, holds]) => name.startsWith('reference ') && holds === false)
    .map(([name]) => problemAt(`${path}${name.slice('reference '.length)}`, 'notReference'));
  return [...required, ...parts, ...checks, ...references];
};
