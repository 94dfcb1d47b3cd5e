import { keptPerResource } from './kept.ts';
import type { RecordShape } from './list-request.ts';
import { fold, rendered } from './parameters.ts';
import type { Fragment } from './parameters.ts';
import { keysOf, recordColumns } from './record-json.ts';
import { expandColumn, labelsColumn } from './related-json.ts';
import { impersonal, rightsIn } from './source.ts';
import type { Source } from './source.ts';
import { invalidField } from '../envelope/refusals.ts';

/** Select lists by rights and form. */
const kept = keptPerResource<Fragment>(2_000);

const refuseUnknown = (wanted: readonly string[], keys: readonly string[]): void => {
  const unknown = wanted.find((key) => !keys.includes(key));
  if (unknown === undefined) return;
  throw invalidField('fields', 'unknownField', 'There is no field %{name}.', { name: unknown.slice(0, 60) });
};

const build = (source: Source, { fields, labels, expand }: RecordShape, withLines: boolean): string => {
  const keys = keysOf(source, fields, withLines);
  if (fields) refuseUnknown(fields, keys);
  return [
    recordColumns(source, keys),
    ...(labels?.length ? [labelsColumn(source, labels)] : []),
    ...(expand?.length ? [expandColumn(source, expand)] : []),
  ].join(', ');
};

/** Rights in other resources matter for labels and expansions, so the whole actor is then part of the key. */
const keyOf = (source: Source, { fields, labels, expand }: RecordShape, withLines: boolean): string => {
  const place = `${rightsIn(source).key} ${source.alias} ${withLines ? 'lines' : ''}`;
  return fields || labels || expand ? `${place} ${JSON.stringify([fields, labels, expand])}` : place;
};

/**
 * Select list of the requested record form, as far as the reader may see it. Built once per rights and form.
 * @throws Invalid for a field, label or expansion that the reader does not have
 */
export const projection = (source: Source, shape: RecordShape, withLines: boolean): string => {
  const { resource, alias, parameters } = source;
  const fragment = kept(resource, keyOf(source, shape, withLines), () => {
    const { reader } = impersonal(source);
    return fold((parameters) => build({ reader, resource, alias, parameters }, shape, withLines));
  });
  return rendered(fragment, parameters);
};
