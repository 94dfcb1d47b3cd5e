import {
  validate,
  validateFields,
  type Actor,
  type AnyResource,
  type ShownCatalogue,
  type FieldContext,
  type FieldProblem,
  type Fields,
} from '@school/kernel';
import { columnsOfOthers } from '../catalogue/line-rights.ts';
import { mayWrite } from '../catalogue/rights.ts';
import { bodyOf, changedKeys, isDerived, isGiven, type Values } from './values.ts';

interface CheckContext {
  readonly actor: Actor;
  readonly catalogue: ShownCatalogue;
  readonly context: FieldContext;
}

/** New rows without the fields that only the server or somebody else writes: their defaults, and what a copied row had. */
const givenRows = (
  resource: AnyResource,
  body: Record<string, unknown>,
  record: Values | undefined,
  around: CheckContext,
): Record<string, unknown> => {
  const { actor, catalogue } = around;
  for (const [key, rows] of Object.entries(body)) {
    const field = resource.fields[key];
    if (field?.type !== 'lines' || !Array.isArray(rows)) continue;
    const child = catalogue.resource(field.of);
    const others = columnsOfOthers(resource, field, record, around);
    const isGivenCell = ([name]: readonly [string, unknown]): boolean => {
      const cell = child.fields[name];
      return !cell || (!isDerived(cell) && mayWrite(actor, child, cell) && !others.has(name));
    };
    body[key] = rows.map((row: object) =>
      'id' in row ? row : Object.fromEntries(Object.entries(row).filter(isGivenCell)),
    );
  }
  return body;
};

/** The body that a form sends: every filled field for a new record, otherwise what has changed. */
export const formBody = (
  resource: AnyResource,
  values: Values,
  record: Values | undefined,
  around: CheckContext,
): Record<string, unknown> => {
  const { actor } = around;
  const body = (keys: readonly string[]) =>
    givenRows(resource, bodyOf(resource, values, keys), record, around);
  if (record) return body(changedKeys(resource, record, values));
  const keys = Object.entries(resource.fields)
    .filter(
      ([key, field]) =>
        !isDerived(field) &&
        mayWrite(actor, resource, field) &&
        (key !== resource.lifecycle?.field || resource.lifecycle.starts !== undefined) &&
        isGiven(field, values[key]),
    )
    .map(([key]) => key);
  return body(keys);
};

/** What is wrong with a form before it is sent, by the server's rules. Without a record it is a new one. */
export const check = (
  resource: AnyResource,
  values: Values,
  record: Values | undefined,
  { actor, catalogue, context }: CheckContext,
): readonly FieldProblem[] =>
  validate(resource, formBody(resource, values, record, { actor, catalogue, context }), {
    mode: record ? 'update' : 'create',
    catalogue,
    context,
    current: record,
    writable: (field, owner) => mayWrite(actor, owner, field),
  }).problems;

/** The same for a small standalone form. */
export const checkFields = (
  fields: Fields,
  values: Values,
  { catalogue, context }: Omit<CheckContext, 'actor'>,
): readonly FieldProblem[] => validateFields(fields, values, { catalogue, context }).problems;
