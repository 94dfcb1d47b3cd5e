import {
  Conflict,
  Invalid,
  checksOf,
  overlapsOf,
  fieldOf,
  problemSaying,
  snakeCase,
  storedFields,
  uniquesOf,
  wordsOf,
} from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import { constraintOf, stateOf } from '../envelope/database-failure.ts';
import { problemAt } from '../validation/accept-body.ts';
import { problemsMessage } from './accept-input.ts';

/** Resources whose rows one write may touch: the record and its lines, with the position of the lines in the body. */
export interface Touched {
  readonly resource: AnyResource;
  readonly path: string;
}

const labelIn = (resource: AnyResource, name: string): string =>
  fieldOf(resource, name)?.label ?? wordsOf(name);

/** Fields that the writer can correct: what only the server fills in appears in no form. All, if there is no other. */
const mendable = (resource: AnyResource, names: readonly string[]): readonly string[] => {
  const entered = names.filter((name) => fieldOf(resource, name)?.readOnly !== true);
  return entered.length > 0 ? entered : names;
};

const uniqueRefusal = ({ resource, path }: Touched, constraint: string): Conflict | undefined => {
  const rule = uniquesOf(resource).find(({ name }) => name === constraint);
  if (!rule) return undefined;
  // Nobody sees the reference of a line to the record it belongs to.
  const shown = rule.fields.filter((field) => field !== resource.parent);
  const errors = mendable(resource, shown).map((field) =>
    problemAt(`${path}${field}`, 'notUnique', undefined, labelIn(resource, field)),
  );
  const [field = '', other] = shown.map((name) => labelIn(resource, name));
  const data = { errors };
  return other === undefined
    ? new Conflict('%{field}: this value is already taken.', { code: 'NOT_UNIQUE', params: { field }, data })
    : new Conflict('%{field}, %{other}: these values are already taken.', {
        code: 'NOT_UNIQUE',
        params: { field, other },
        data,
      });
};

const dayMilliseconds = 86_400_000;

/** `… conflicts with existing key (…)=(3, [2026-04-01,2026-08-01)).`: the existing period, including both days. */
const otherPeriodOf = (error: unknown): { readonly from: string; readonly to: string } | undefined => {
  const detail = error instanceof Error && 'detail' in error ? String(error.detail) : '';
  const [, from, after] = /.*\[(\d{4}-\d\d-\d\d),(\d{4}-\d\d-\d\d)\)/s.exec(detail) ?? [];
  if (from === undefined || after === undefined) return undefined;
  return { from, to: new Date(Date.parse(after) - dayMilliseconds).toISOString().slice(0, 10) };
};

const overlapRefusal = (
  { resource, path }: Touched,
  constraint: string,
  error: unknown,
): Conflict | undefined => {
  const key = overlapsOf(resource).find(({ name }) => name === constraint)?.key;
  const rule = resource.noOverlap?.find((candidate) => candidate.key === key);
  if (!rule) return undefined;
  const params = otherPeriodOf(error);
  const text = params
    ? 'The period overlaps the one from %{from} to %{to}.'
    : 'The period overlaps another one.';
  const errors = [rule.from, rule.to].map((field) =>
    problemSaying(`${path}${field}`, 'overlaps', text, params),
  );
  return new Conflict(text, { code: 'OVERLAPS', params, data: { errors } });
};

const checkRefusal = ({ resource, path }: Touched, constraint: string): Invalid | undefined => {
  const key = checksOf(resource).find(({ name }) => name === constraint)?.key;
  const check = resource.checks?.find((candidate) => candidate.key === key);
  return (
    check &&
    new Invalid(problemsMessage, [{ field: `${path}${check.field}`, code: 'check', message: check.message }])
  );
};

/** `Key (department_id)=(9) …`: the column is in brackets before the sign, in every language. */
const columnsOf = (error: unknown): readonly string[] => {
  const detail = error instanceof Error && 'detail' in error ? String(error.detail) : '';
  return (/\(([^)]*)\)=\(/.exec(detail)?.[1] ?? '').split(',').map((name) => name.trim());
};

const referenceRefusal = ({ resource, path }: Touched, error: unknown): Invalid | undefined => {
  const columns = columnsOf(error);
  const table = error instanceof Error && 'table' in error ? String(error.table) : '';
  const field =
    table === snakeCase(resource.key)
      ? storedFields(resource).find(({ column }) => columns.includes(column))?.path
      : Object.keys(resource.fields).find((key) => table === `${snakeCase(resource.key)}_${snakeCase(key)}`);
  return field === undefined
    ? undefined
    : new Invalid(problemsMessage, [problemAt(`${path}${field}`, 'notReference')]);
};

/**
 * What the client is told when a constraint refuses a row: which field, as a problem like any other. Undefined for errors
 * other than constraint violations.
 */
export const refusalOfConstraint = (
  error: unknown,
  touched: readonly Touched[],
): Conflict | Invalid | undefined => {
  const constraint = constraintOf(error);
  const state = stateOf(error);
  for (const place of touched) {
    const refusal =
      (state === '23505' && uniqueRefusal(place, constraint)) ||
      (state === '23P01' && overlapRefusal(place, constraint, error)) ||
      (state === '23514' && checkRefusal(place, constraint)) ||
      (state === '23503' && referenceRefusal(place, error));
    if (refusal) return refusal;
  }
  return undefined;
};
