import { fieldOf, fieldTypeOf, isBaseKey, Stale } from '@school/kernel';
import type { AnyField, AnyResource, FieldProblem } from '@school/kernel';
import type { RecordValues } from '../behaviour.ts';
import type { Rights } from '../query/rights.ts';
import { rightsOf } from '../query/rights.ts';
import { problemAt } from '../validation/accept-body.ts';
import type { Writer } from './writer.ts';

/** The part of a body that the caller may set, and what is wrong with the rest. */
export interface PermittedInput {
  readonly values: RecordValues;
  readonly problems: readonly FieldProblem[];
}

interface Place {
  readonly writer: Writer;
  readonly resource: AnyResource;
  readonly rights: Rights;
  /** What the caller has read of the record, undefined for a new one. */
  readonly current: RecordValues | undefined;
  readonly path: string;
}

type Verdict =
  | { readonly keep: true; readonly value: unknown }
  | { readonly keep: false; readonly problems: readonly FieldProblem[] };

const isObject = (value: unknown): value is RecordValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const dropped: Verdict = { keep: false, problems: [] };

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * A value that the caller may not set is accepted when it changes nothing, so that a record can be sent back as it was
 * read; for a new record that means no value at all.
 */
const unchanged = (at: string, key: string, value: unknown, current: RecordValues | undefined): Verdict =>
  same(value, current?.[key]) ? dropped : { keep: false, problems: [problemAt(at, 'readOnly')] };

const isServerOnly = (
  { writer, resource }: Pick<Place, 'writer' | 'resource'>,
  key: string,
  field: AnyField,
): boolean => {
  if (fieldTypeOf(field).derived) return true;
  if (writer.system) return false;
  return field.readOnly === true || resource.lifecycle?.field === key;
};

/** Whether the caller may set a field of a record whatever its values. */
export const isSettable = (writer: Writer, key: string): boolean => {
  const { resource, work, system } = writer;
  const field = fieldOf(resource, key);
  if (!field || isBaseKey(key)) return false;
  return (
    rightsOf(work.context.actor, resource, system).writes(field) &&
    !isServerOnly({ writer, resource }, key, field)
  );
};

/** Whether it is a state that a new record may be created in. */
const startsIn = ({ resource: { lifecycle }, current }: Place, key: string, value: unknown): boolean =>
  lifecycle?.field === key &&
  current?.['id'] === undefined &&
  lifecycle.starts?.some((state) => state === value) === true;

const ofGroup = (
  place: Place,
  key: string,
  field: AnyField & { type: 'group' },
  value: RecordValues,
): Verdict => {
  const inner = isObject(place.current?.[key]) ? place.current[key] : undefined;
  const parts = Object.entries(value).map(([part, given]) => {
    const definition = Object.hasOwn(field.fields, part) ? field.fields[part] : undefined;
    return [
      part,
      oneValue({ ...place, current: inner, path: `${place.path}${key}.` }, part, definition, given),
    ] as const;
  });
  const problems = parts.flatMap(([, verdict]) => (verdict.keep ? [] : verdict.problems));
  if (problems.length > 0) return { keep: false, problems };
  return {
    keep: true,
    value: Object.fromEntries(
      parts.flatMap(([part, verdict]) => (verdict.keep ? [[part, verdict.value]] : [])),
    ),
  };
};

const currentLine = (current: unknown, id: unknown): RecordValues | undefined =>
  Array.isArray(current) ? (current as RecordValues[]).find((row) => row['id'] === id) : undefined;

/** A line that someone else has saved meanwhile is as stale as the enclosing record. */
const refuseStale = ({ version }: RecordValues, current: RecordValues | undefined, around: Place): void => {
  if (current && typeof version === 'number' && version !== current['version'])
    throw new Stale(Number(around.current?.['version']));
};

const ofLines = (place: Place, key: string, of: AnyResource, lines: readonly unknown[]): Verdict => {
  const { writer } = place;
  const rights = rightsOf(writer.work.context.actor, of, writer.system);
  const results = lines.map((line, index) => {
    if (!isObject(line)) return { values: line, problems: [] };
    const path = `${place.path}${key}[${index}].`;
    const { id } = line;
    const current = id === null || id === undefined ? undefined : currentLine(place.current?.[key], id);
    if (id !== null && id !== undefined && !current)
      return { values: line, problems: [problemAt(`${path}id`, 'notReference')] };
    refuseStale(line, current, place);
    // Labels of references, as returned by reads, may be sent back with the line.
    const { [of.parent ?? '']: owner, _labels: _words, ...rest } = line;
    const ownerProblem =
      owner === undefined || owner === null || owner === place.current?.['id']
        ? []
        : [problemAt(`${path}${of.parent ?? ''}`, 'readOnly')];
    const inner = permit({ writer, resource: of, rights, current, path }, rest);
    return {
      values: current ? { ...inner.values, id } : inner.values,
      problems: [...ownerProblem, ...inner.problems],
    };
  });
  const problems = results.flatMap((result) => result.problems);
  return problems.length > 0
    ? { keep: false, problems }
    : { keep: true, value: results.map(({ values }) => values) };
};

const oneValue = (place: Place, key: string, field: AnyField | undefined, value: unknown): Verdict => {
  const { rights, current, path, writer } = place;
  const at = `${path}${key}`;
  const writes = field !== undefined && rights.writes(field);
  if (!field || !(writes || rights.reads(field)))
    return { keep: false, problems: [problemAt(at.slice(0, 100), 'unknown')] };
  if (writes && startsIn(place, key, value)) return { keep: true, value };
  if (!writes || isServerOnly(place, key, field)) return unchanged(at, key, value, current);
  if (field.type === 'group' && isObject(value)) return ofGroup(place, key, field, value);
  if (field.type === 'lines' && Array.isArray(value))
    return ofLines(place, key, writer.engine.catalogue.resource(field.of), value);
  return { keep: true, value };
};

const initialState = ({ resource, current }: Place): RecordValues | undefined =>
  current ?? (resource.lifecycle ? { [resource.lifecycle.field]: resource.lifecycle.initial } : undefined);

const permit = (place: Place, input: RecordValues): PermittedInput => {
  const compared = { ...place, current: initialState(place) };
  const values: Record<string, unknown> = {};
  const problems: FieldProblem[] = [];
  for (const [key, value] of Object.entries(input)) {
    const field = fieldOf(place.resource, key);
    const verdict = isBaseKey(key)
      ? unchanged(`${place.path}${key}`, key, value, compared.current)
      : oneValue(compared, key, field, value);
    if (verdict.keep) values[key] = verdict.value;
    else problems.push(...verdict.problems);
  }
  return { values, problems };
};

/** Splits a body into what the caller may set and what is refused: unknown, hidden and server-set fields. */
export const permittedInput = (
  writer: Writer,
  input: RecordValues,
  current: RecordValues | undefined,
): PermittedInput => {
  const { work, resource, system } = writer;
  return permit(
    { writer, resource, rights: rightsOf(work.context.actor, resource, system), current, path: '' },
    input,
  );
};
