import type { Fields } from '../field/definition.ts';
import type { FieldProblem } from '../problem/problem.ts';
import type { AnyResource } from './definition.ts';
import type { AskedConditions } from './field-conditions.ts';
import { fieldState, type FieldState } from './field-state.ts';
import { rowReader, type RowReaderOptions } from './row-reader.ts';
import { isMissing } from './validation/accept-value.ts';

/** The form that a move, an action or an operation asks for. */
export interface AskedForm {
  readonly fields: Fields;
  readonly conditions?: Readonly<Record<string, AskedConditions | undefined>> | undefined;
  /** The resource of the one record that it acts on. */
  readonly of?: AnyResource | undefined;
}

const nobody: AnyResource = {
  kind: 'resource',
  key: '',
  module: '',
  label: ['', ''],
  fields: {},
  title: '',
  list: { columns: [] },
  access: { read: [] },
};

const kept = new WeakMap<object, AnyResource>();

/** The form as a resource over which its conditions are evaluated; one object per set of conditions. */
const formResource = ({ fields, conditions = {}, of = nobody }: AskedForm): AnyResource => {
  const known = kept.get(conditions);
  if (known) return known;
  const made: AnyResource = { ...of, fields: { ...of.fields, ...fields }, conditions };
  kept.set(conditions, made);
  return made;
};

/**
 * The state of each field of an asked form.
 * @param row what is filled in, on top of the values of the record
 */
export const askedStates = (
  form: AskedForm,
  row: Readonly<Record<string, unknown>>,
  { catalogue, context }: Omit<RowReaderOptions, 'resource' | 'related'>,
): ReadonlyMap<string, FieldState> => {
  const resource = formResource(form);
  const reader = rowReader(row, { resource, catalogue, context });
  return new Map(Object.keys(form.fields).map((key) => [key, fieldState(resource, key, reader)]));
};

const isGiven = (value: unknown): boolean => !isMissing(value) && value !== false;

/** What an asked form lacks, and what it contains that is not asked for, according to its conditions. */
export const askedProblems = (
  form: AskedForm,
  given: Readonly<Record<string, unknown>>,
  row: Readonly<Record<string, unknown>>,
  around: Omit<RowReaderOptions, 'resource' | 'related'>,
): readonly Pick<FieldProblem, 'field' | 'code'>[] => {
  if (!form.conditions) return [];
  const states = askedStates(form, row, around);
  return Object.keys(form.conditions).flatMap((field): readonly Pick<FieldProblem, 'field' | 'code'>[] => {
    const state = states.get(field);
    if (!state) return [];
    if (!state.visible && isGiven(given[field])) return [{ field, code: 'readOnly' }];
    return state.required && isMissing(given[field]) ? [{ field, code: 'required' }] : [];
  });
};
