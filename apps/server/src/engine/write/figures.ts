import { fieldOf } from '@school/kernel';
import type { AnyResource, Catalogue, RollupField } from '@school/kernel';
import type { RecordValues } from '../behaviour.ts';
import type { RecordShape } from '../query/list-request.ts';
import { keptPerResource } from '../query/kept.ts';
import { keysOf } from '../query/record-json.ts';
import { rightsIn } from '../query/source.ts';
import type { Source } from '../query/source.ts';

/** A verdict about a definition, computed once. */
export const remembered = <Beside extends readonly unknown[]>(
  judge: (resource: AnyResource, ...beside: Beside) => boolean,
): ((resource: AnyResource, ...beside: Beside) => boolean) => {
  const known = new WeakMap<AnyResource, boolean>();
  return (resource, ...beside) => {
    const verdict = known.get(resource) ?? judge(resource, ...beside);
    known.set(resource, verdict);
    return verdict;
  };
};

const isFigure = ({ fields }: AnyResource, key: string): boolean => fields[key]?.type === 'rollup';

/** Whether records of the resource show figures over other rows. */
export const hasFigures = remembered((resource) =>
  Object.keys(resource.fields).some((key) => isFigure(resource, key)),
);

const workedOut: ReadonlySet<string> = new Set(['computed', 'lookup', 'rollup']);

/** Whether a condition on rows reads anything other than a column of theirs, perhaps of the row being written. */
const readsBeyond = (rows: AnyResource, path: string): boolean =>
  path.includes('.') || path.startsWith('_') || workedOut.has(fieldOf(rows, path)?.type ?? '');

/** Figures over rows that the write of this one cannot touch: of another table, chosen by fields of their own. */
const isApart = ({ key }: AnyResource, field: RollupField, catalogue: Catalogue): boolean =>
  field.of !== key &&
  !Object.keys(field.where ?? {}).some((path) => readsBeyond(catalogue.resource(field.of), path));

/** Whether writing a record's row cannot change any of its figures. */
export const hasFiguresApart = remembered((resource, catalogue: Catalogue) =>
  Object.values(resource.fields).every(
    (field) => field.type !== 'rollup' || isApart(resource, field, catalogue),
  ),
);

/** What the reader may read of a record apart from its figures. */
export const withoutFigures = (source: Source): RecordShape => ({
  fields: keysOf(source, undefined, true).filter((key) => !isFigure(source.resource, key)),
});

/** A record as seen by the product (`values`) and by the caller (`json`). */
interface Record {
  readonly values: RecordValues;
  readonly json: string;
}

/** Text of an object that has at least an id, with more appended. */
const joined = (json: string, more: RecordValues): string =>
  Object.keys(more).length === 0 ? json : `${json.slice(0, -1)},${JSON.stringify(more).slice(1)}`;

interface Figures {
  readonly all: readonly string[];
  /** Those that the caller may read. */
  readonly told: readonly string[];
}

const kept = keptPerResource<Figures>(200);

const figuresOf = (own: Source): Figures =>
  kept(own.resource, rightsIn(own).key, () => {
    const figures = (keys: readonly string[]) => keys.filter((key) => isFigure(own.resource, key));
    return { all: figures(Object.keys(own.resource.fields)), told: figures(keysOf(own, undefined, true)) };
  });

const chosen = (values: RecordValues, keys: readonly string[]): RecordValues =>
  Object.fromEntries(keys.filter((key) => key in values).map((key) => [key, values[key]]));

/** A record that was read without its figures, with its previous figures. */
export const withFigures = ({ values, json }: Record, own: Source, before: RecordValues): Record => {
  const { all, told } = figuresOf(own);
  return { values: { ...values, ...chosen(before, all) }, json: joined(json, chosen(before, told)) };
};
