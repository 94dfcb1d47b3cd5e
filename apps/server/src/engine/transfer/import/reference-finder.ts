import { fieldTypeOf, filled, rowReasons } from '@school/kernel';
import type { AnyResource, Filter, RefField, RefsField } from '@school/kernel';
import type { RecordValues, Work } from '../../behaviour.ts';
import type { Engine } from '../../engine.ts';
import { offeredIn, ruleIn, scalarOf } from '../../query/compile.ts';
import { Parameters } from '../../query/parameters.ts';
import { picked, rightsIn, tableName } from '../../query/source.ts';
import type { Source } from '../../query/source.ts';
import { prepared } from '../../query/statement-name.ts';
import { ownNames, partsOfName, uniqueFields } from '../../query/record-name.ts';
import { RowRefused, reasonOfError } from './row-refused.ts';

/** Maximum cached references; all are dropped when there are more. */
const mostKept = 50_000;

/** A reference to be found. */
export interface Wanted {
  /** Path of the field, and the name of its column. */
  readonly path: string;
  readonly name: string;
  readonly field: RefField | RefsField;
  readonly text: string;
  /** The record so far, for filters that read it. */
  readonly form: RecordValues;
  /** Creates the record if there is none. */
  readonly create: boolean;
}

const isFieldBound = (value: unknown): value is { readonly $field: string } =>
  typeof value === 'object' && value !== null && '$field' in value;

/** Fields of the form that a filter reads. */
export const readByFilter = (filter: Filter | undefined): readonly string[] =>
  Object.values(filter ?? {}).flatMap((value) => (isFieldBound(value) ? [value.$field] : []));

const sourceOf = (engine: Engine, work: Work, resource: AnyResource): Source => ({
  reader: { catalogue: engine.catalogue, actor: work.context.actor, system: false },
  resource,
  alias: 't',
  parameters: new Parameters(work.context),
});

/** A title that is unique on its own was looked up along with the keys. */
const isTitleEqual = (source: Source, text: string): readonly string[] => {
  if (source.resource.fields[source.resource.title]?.unique) return [];
  const title = scalarOf(source, [source.resource.title]);
  return title ? [`lower(btrim((${title.sql})::text)) = lower(${source.parameters.add(text, 'text')})`] : [];
};

const isOwnNameEqual = (source: Source, text: string): readonly string[] =>
  ownNames(source.resource).flatMap(({ path }) => {
    const value = scalarOf(source, path.split('.'));
    return value ? [`lower(btrim(${value.sql})) = lower(${source.parameters.add(text, 'text')})`] : [];
  });

const isKeyEqual = (source: Source, text: string): readonly string[] =>
  uniqueFields(source.resource).flatMap(({ path, field }) => {
    const value = scalarOf(source, path.split('.'));
    if (!value) return [];
    if (fieldTypeOf(field).kind !== 'number') {
      return [`lower(btrim(${value.sql})) = lower(${source.parameters.add(text, 'text')})`];
    }
    return /^\d{1,9}$/.test(text) ? [`${value.sql} = ${source.parameters.add(text, 'bigint')}`] : [];
  });

/** Finds the records that rows of a file name, and creates missing ones once where requested. */
export class ReferenceFinder {
  private readonly engine: Engine;
  private readonly kept = new Map<string, number>();
  private readonly underWay = new Map<string, Promise<number>>();
  private last: Promise<unknown> = Promise.resolve();
  private readonly made: { readonly key: string; readonly resource: string }[] = [];

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** How many records have been created so far; a mark to return to. */
  get mark(): number {
    return this.made.length;
  }

  /** Counts a record that was created for a row other than through a reference. */
  note(resource: string): void {
    this.made.push({ key: '', resource });
  }

  /** Resource keys of records created since a mark. */
  createdSince(mark: number): readonly string[] {
    return this.made.slice(mark).map(({ resource }) => resource);
  }

  /** Forgets records created since the mark, because they were rolled back. */
  goBack(mark: number): void {
    for (const { key } of this.made.splice(mark)) this.kept.delete(key);
  }

  /** @throws RowRefused when there is none, or more than one */
  async find(work: Work, wanted: Wanted): Promise<number> {
    const { path, field, text, form } = wanted;
    const bounds = readByFilter(field.filter).map((name) => form[name] ?? null);
    const key = JSON.stringify([path, bounds, text.toLowerCase()]);
    const known = this.kept.get(key) ?? this.underWay.get(key);
    if (known !== undefined) return known;
    const finding = this.findNew(work, wanted, key).finally(() => this.underWay.delete(key));
    this.underWay.set(key, finding);
    return finding;
  }

  private async findNew(work: Work, wanted: Wanted, key: string): Promise<number> {
    const found = await this.search(work, wanted);
    if (found === undefined) await this.refuseUnfit(work, wanted);
    const id = found ?? (await this.inTurn(() => this.create(work, wanted, key)));
    if (this.kept.size >= mostKept) this.kept.clear();
    this.kept.set(key, id);
    return id;
  }

  /** Rows may be in flight together, but records are created one after the other, so that each sees the earlier ones. */
  private inTurn(create: () => Promise<number>): Promise<number> {
    const created = this.last.then(create);
    this.last = created.catch(() => undefined);
    return created;
  }

  private async search(work: Work, wanted: Wanted): Promise<number | undefined> {
    const { text } = wanted;
    const found = await this.firstFound(work, wanted, [isKeyEqual, isTitleEqual, isOwnNameEqual]);
    if (found.length === 1) return found[0];
    if (found.length > 1) {
      const hasNumber = uniqueFields(this.engine.catalogue.resource(wanted.field.to)).length > 0;
      const reason = hasNumber ? rowReasons.severalRecords : rowReasons.severalNames;
      throw new RowRefused(`${wanted.name}: ${filled(reason, { value: text })}`);
    }
    const parts = partsOfName(text);
    const told = parts ? await this.ids(work, wanted, (source) => isKeyEqual(source, parts.key)) : [];
    return told.length === 1 ? told[0] : undefined;
  }

  /** The records that the first of the tests to find any finds. */
  private async firstFound(
    work: Work,
    wanted: Wanted,
    tests: readonly ((source: Source, text: string) => readonly string[])[],
  ): Promise<readonly number[]> {
    for (const test of tests) {
      const found = await this.ids(work, wanted, (source) => test(source, wanted.text));
      if (found.length > 0) return found;
    }
    return [];
  }

  /** Such a record exists, but not for this row: a position of another category. */
  private async refuseUnfit(work: Work, wanted: Wanted): Promise<void> {
    const { name, text, field, create } = wanted;
    const readsForm = readByFilter(field.filter).length > 0;
    if (create || !readsForm) return;
    const elsewhere = await this.search(work, { ...wanted, field: { ...field, filter: undefined } });
    if (elsewhere === undefined) return;
    throw new RowRefused(`${name}: ${filled(rowReasons.unfit, { value: text.slice(0, 100) })}`);
  }

  private async ids(
    work: Work,
    { field, form }: Wanted,
    tests: (source: Source) => readonly string[],
  ): Promise<readonly number[]> {
    const source = picked(sourceOf(this.engine, work, this.engine.catalogue.resource(field.to)));
    if (!rightsIn(source).picks) return [];
    const any = tests(source);
    if (any.length === 0) return [];
    const conditions = [
      `(${any.join(' OR ')})`,
      `NOT ${source.alias}.archived`,
      ...ruleIn(source),
      ...offeredIn(source, field, form),
    ];
    const text = `SELECT t.id FROM ${tableName(source.resource)} t WHERE ${conditions.join(' AND ')} ORDER BY t.id LIMIT 2`;
    const rows = await work.transaction.query<{ id: string }>(prepared(text, source.parameters.values));
    return rows.map(({ id }) => Number(id));
  }

  private async create(
    work: Work,
    { field, text, form, name, create }: Wanted,
    key: string,
  ): Promise<number> {
    const resource = this.engine.catalogue.resource(field.to);
    if (!create || resource.fields[resource.title]?.type !== 'text') {
      const list = listIn(resource, field.filter);
      const lacks =
        list === undefined
          ? filled(rowReasons.noRecord, { record: resource.label[0], value: text.slice(0, 100) })
          : filled(rowReasons.noEntry, { list, value: text.slice(0, 100) });
      throw new RowRefused(`${name}: ${lacks}`);
    }
    const fixed = fixedValues(resource, field.filter, form);
    const values = { ...fixed, [resource.title]: text };
    const [made] = await work.records.create(work, resource.key, [values]).catch((error: unknown) => {
      const reason = reasonOfError(error, (at) => at);
      throw reason === undefined
        ? error
        : new RowRefused(`${name}: ${filled(rowReasons.notCreated, { value: text.slice(0, 100), reason })}`);
    });
    this.made.push({ key, resource: resource.key });
    return Number(made?.['id']);
  }
}

/** For several lists kept as one resource: the one chosen by a filter, by the option that keeps their keys apart. */
const listIn = (resource: AnyResource, filter: Filter | undefined): string | undefined => {
  for (const [key, value] of Object.entries(filter ?? {})) {
    const field = Object.hasOwn(resource.fields, key) ? resource.fields[key] : undefined;
    const isApart = resource.unique?.some(({ fields }) => fields.length > 1 && fields[0] === key);
    if (field?.type === 'choice' && isApart && typeof value === 'string') return field.options[value];
  }
  return undefined;
};

/** Values that a record must have for a filter to offer it: `{active: true, category: {$field: 'category'}}`. */
const fixedValues = (resource: AnyResource, filter: Filter | undefined, form: RecordValues): RecordValues =>
  Object.fromEntries(
    Object.entries(filter ?? {}).flatMap(([key, value]): [string, unknown][] => {
      const field = Object.hasOwn(resource.fields, key) ? resource.fields[key] : undefined;
      if (!field || field.readOnly || fieldTypeOf(field).derived) return [];
      if (isFieldBound(value)) return [[key, form[value.$field] ?? null]];
      return typeof value === 'object' && value !== null ? [] : [[key, value]];
    }),
  );
