import { Invalid } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import type { RecordShape } from './list-request.ts';
import { fold, rendered } from './parameters.ts';
import type { Fragment, Parameters } from './parameters.ts';
import { keysOf, recordColumns } from './record-json.ts';
import { expandColumn, labelsColumn } from './related-json.ts';
import { rightsIn } from './source.ts';
import type { Reader, Source } from './source.ts';

/** Select lists that are kept; the least recently made ones go first. */
const maxKept = 2_000;
const kept = new WeakMap<AnyResource, Map<string, Fragment>>();

const refuseUnknown = (wanted: readonly string[], keys: readonly string[]): void => {
  const unknown = wanted.find((key) => !keys.includes(key));
  if (unknown === undefined) return;
  const message = `There is no field ${unknown.slice(0, 60)}.`;
  throw new Invalid(message, [{ field: 'fields', code: 'unknownField', message }]);
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

/** Rights in other resources matter for labels and expansions, so the whole actor is part of the key then. */
const keyOf = (source: Source, shape: RecordShape, withLines: boolean): string =>
  JSON.stringify([rightsIn(source).key, source.alias, withLines, shape.fields, shape.labels, shape.expand]);

/**
 * Select list of the record form that is asked for, as far as the reader may see it. Built once per rights and form.
 * @throws Invalid for a field, label or expansion that the reader does not have
 */
export const projection = (source: Source, shape: RecordShape, withLines: boolean): string => {
  const ofResource = kept.get(source.resource) ?? new Map<string, Fragment>();
  kept.set(source.resource, ofResource);
  const key = keyOf(source, shape, withLines);
  let fragment = ofResource.get(key);
  if (fragment === undefined) {
    const { resource, alias } = source;
    const reader = plain(source.reader);
    fragment = fold((parameters: Parameters) =>
      build({ reader: reader, resource, alias, parameters }, shape, withLines),
    );
    if (ofResource.size >= maxKept) ofResource.clear();
    ofResource.set(key, fragment);
  }
  return rendered(fragment, source.parameters);
};

/** A reader with the same rights that can be kept without keeping a person. */
const plain = (reader: Reader): Reader => {
  const { role, privileges } = reader.actor;
  return { ...reader, actor: { id: 0, role, privileges } };
};
