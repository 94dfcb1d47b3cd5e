import { isAsked, may, type AnyField, type AnyResource } from '@school/kernel';
import { useMemo } from 'react';
import { fieldAt } from '../../engine/catalogue/fields.ts';
import { packedFields } from '../../engine/catalogue/packed-fields.ts';
import { mayRead } from '../../engine/catalogue/rights.ts';
import { useWords, type Words } from '../../engine/catalogue/use-words.ts';
import { useEnvironment, type Environment } from '../../engine/environment/environment.ts';

/** A field that can be a column of a custom report. */
export interface AskedField {
  readonly path: string;
  /** `Batch › Course`. */
  readonly name: string;
  readonly field: AnyField;
  /** There may be several related rows for a row. */
  readonly several: boolean;
}

type Reading = Environment & { readonly words: Words };

const partsOf = (resource: AnyResource): readonly string[] =>
  Object.entries(resource.fields).flatMap(([key, field]) =>
    field.type === 'group' && !field.packed
      ? Object.keys(field.fields).map((part) => `${key}.${part}`)
      : [key],
  );

const fieldsOf = (
  { actor, words }: Reading,
  resource: AnyResource,
  before: { readonly path: string; readonly name: string },
  several = false,
): readonly AskedField[] =>
  [...partsOf(resource), ...packedFields(resource).map(({ path }) => path), 'createdAt'].flatMap((key) => {
    const field = fieldAt(resource, key);
    if (!field || !isAsked(field) || !mayRead(actor, resource, field)) return [];
    const name = `${before.name}${words.field(resource, key)}`;
    return [{ path: `${before.path}${key}`, name, field, several }];
  });

const beyond = (reading: Reading, own: readonly AskedField[]): readonly AskedField[] =>
  own.flatMap(({ path, name, field }) => {
    if (field.type !== 'ref' || !reading.catalogue.has(field.to)) return [];
    const target = reading.catalogue.resource(field.to);
    return may(reading.actor, target.access, 'read')
      ? fieldsOf(reading, target, { path: `${path}.`, name: `${name} › ` })
      : [];
  });

const elsewhere = (reading: Reading, resource: AnyResource): readonly AskedField[] =>
  Object.entries(resource.has ?? {}).flatMap(([key, { of, via, label }]) => {
    if (!reading.catalogue.has(of)) return [];
    const rows = reading.catalogue.resource(of);
    if (!may(reading.actor, rows.access, 'read')) return [];
    const name = reading.words.say(`resources.${resource.key}.has.${key}`, label);
    const path = `${key}.`;
    return fieldsOf(reading, rows, { path, name: `${name} › ` }, true).filter(
      (field) => field.path !== `${path}${via}`,
    );
  });

/** What can be a column: own fields first, then related rows, then fields one reference further. */
export const useAskedFields = (resource: AnyResource): readonly AskedField[] => {
  const environment = useEnvironment();
  const words = useWords();
  return useMemo(() => {
    const reading = { ...environment, words };
    const own = fieldsOf(reading, resource, { path: '', name: '' });
    return [...own, ...elsewhere(reading, resource), ...beyond(reading, own)];
  }, [environment, words, resource]);
};

/** Whether values of a field can be summed. */
export const isFigure = (field: AnyField): boolean => {
  if (field.type === 'computed' || field.type === 'lookup')
    return ['int', 'decimal', 'money'].includes(field.as);
  return ['int', 'decimal', 'percent', 'money', 'rollup'].includes(field.type);
};

/** Whether a field holds dates. */
export const isDay = (field: AnyField): boolean =>
  field.type === 'date' || field.type === 'dateTime' || ('as' in field && field.as === 'date');
