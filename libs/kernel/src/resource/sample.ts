import type { KnownResources } from './known.ts';
import type { AnyField, RefField, RefsField } from '../field/definition.ts';
import { fieldTypeOf } from '../field/bound-type.ts';
import type { AnyResource } from './definition.ts';

/** Returns the id of a row that a generated body may reference; undefined when there is none. */
export type ReferenceSample = (to: string, field: RefField | RefsField, key: string) => number | undefined;

export interface SampleOptions {
  readonly ref: ReferenceSample;
  /** Returns the id of an uploaded file that the field accepts; without it files are left out. */
  readonly file?: (field: AnyField, key: string) => number | undefined;
}

const sampleOfField = (
  [key, field]: readonly [string, AnyField],
  n: number,
  catalogue: KnownResources,
  options: SampleOptions,
): unknown => {
  if (field.type === 'ref') return options.ref(field.to, field, key);
  if (field.type === 'refs') {
    const id = field.required ? options.ref(field.to, field, key) : undefined;
    return id === undefined ? undefined : [id];
  }
  if (field.type === 'lines') {
    const count = Math.max(field.min ?? 0, field.required ? 1 : 0);
    const child = catalogue.resource(field.of);
    return Array.from({ length: count }, (_, index) => sampleOf(child, catalogue, n * 10 + index, options));
  }
  if (field.type === 'file' || field.type === 'image') return options.file?.(field, key);
  return fieldTypeOf(field).sample(n);
};

/** A text of the definition may contain a counter: `{n}` in it is the number of the row. */
const ownSample = (value: unknown, n: number): unknown =>
  typeof value === 'string' ? value.replace('{n}', String(n)) : value;

/**
 * A body that a create accepts, number `n`; different numbers yield different unique values. Where the types alone cannot
 * yield a valid value, the definition's own `sample` decides; `undefined` there leaves the field out.
 */
export const sampleOf = (
  resource: AnyResource,
  catalogue: KnownResources,
  n: number,
  options: SampleOptions,
): Readonly<Record<string, unknown>> => {
  const own = resource.sample ?? {};
  const entries = Object.entries(resource.fields)
    .filter(
      ([key, field]) => !field.readOnly && !fieldTypeOf(field).derived && resource.lifecycle?.field !== key,
    )
    .filter(([key]) => key !== resource.parent)
    .map((entry) => {
      const [key] = entry;
      return [
        key,
        Object.hasOwn(own, key) ? ownSample(own[key], n) : sampleOfField(entry, n, catalogue, options),
      ] as const;
    });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
};
