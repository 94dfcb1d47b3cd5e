import type { KnownResources } from './known.ts';
import { evaluate } from '../expression/evaluate.ts';
import type { Expression } from '../tree/expression.ts';
import type { KindOf } from '../expression/kind.ts';
import { readPath } from '../expression/read-path.ts';
import { Exact } from '../field/exact/exact-number.ts';
import type { ComputedField } from '../field/definition.ts';
import type { FieldContext } from '../field/field-type.ts';
import { kindsOf } from './paths.ts';
import type { AnyResource } from './definition.ts';
import { fieldOf } from './fields-of.ts';

type Row = Readonly<Record<string, unknown>>;

/** Evaluates expressions over one row of a resource. */
export interface RowReader {
  /** @throws Error when the expression reads something the row does not contain */
  readonly value: (expression: Expression) => unknown;
  /** Whether a condition holds; `unknown` where the row does not contain what it reads. */
  readonly holds: <T>(expression: Expression, unknown: T) => boolean | null | T;
}

export interface RowReaderOptions {
  readonly resource: AnyResource;
  readonly catalogue: KnownResources;
  readonly context: Pick<FieldContext, 'today'>;
  /** Values behind references that the row does not contain; undefined where they are not known either. */
  readonly related?: (path: string) => unknown;
}

const kindCache = new WeakMap<object, WeakMap<AnyResource, KindOf>>();

/** The kinds of a resource's paths, each resolved once. */
const keptKinds = (resource: AnyResource, catalogue: RowReaderOptions['catalogue']): KindOf => {
  let ofCatalogue = kindCache.get(catalogue);
  if (!ofCatalogue) kindCache.set(catalogue, (ofCatalogue = new WeakMap()));
  const known = ofCatalogue.get(resource);
  if (known) return known;
  const ask = kindsOf(resource, catalogue);
  const answers = new Map<string, ReturnType<KindOf>>();
  const kindOf: KindOf = (path) => {
    if (!answers.has(path)) answers.set(path, ask(path));
    return answers.get(path);
  };
  ofCatalogue.set(resource, kindOf);
  return kindOf;
};

/** A computed value in the form of the calls: exact numbers with their decimals, whole numbers as numbers. */
export const computedForm = (
  value: unknown,
  { as, scale = 2 }: Pick<ComputedField, 'as' | 'scale'>,
): unknown => {
  if (value === null || value === undefined) return null;
  if (as === 'int') return new Exact(String(value)).round().toNumber();
  if (as === 'decimal' || as === 'money') return new Exact(String(value)).toFixed(scale);
  return value;
};

/** Reads a row with its computed fields, which are evaluated on demand. */
export const rowReader = (row: Row, options: RowReaderOptions): RowReader => {
  const { resource, catalogue, context, related } = options;
  const kindOf = keptKinds(resource, catalogue);
  const read = (path: string): unknown => {
    const field = fieldOf(resource, path);
    if (field?.type === 'computed') return computed(path, field);
    try {
      return readPath(row, path);
    } catch (error) {
      const value = related?.(path);
      if (value === undefined) throw error;
      return value;
    }
  };
  const computed = (path: string, field: ComputedField): unknown => {
    try {
      return computedForm(valueOf(field.value), field);
    } catch (error) {
      // It reads something behind a reference, which the server has read and the row does not contain.
      if (Object.hasOwn(row, path)) return row[path];
      throw error;
    }
  };
  const valueOf = (expression: Expression): unknown => evaluate(expression, row, context, kindOf, read);
  return {
    value: valueOf,
    holds: (expression, unknown) => {
      try {
        const value = valueOf(expression);
        return typeof value === 'boolean' ? value : null;
      } catch {
        return unknown;
      }
    },
  };
};
