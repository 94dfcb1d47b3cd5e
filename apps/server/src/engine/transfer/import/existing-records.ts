import { fieldTypeOf, fieldsRead, storedField, storedFields, filled, rowReasons } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import type { RecordValues, Work } from '../../behaviour.ts';
import { ruleIn, scalarOf } from '../../query/compile.ts';
import { openSource } from '../../query/list-statement.ts';
import { listQuery } from '../../query/list.ts';
import { keysOf } from '../../query/record-json.ts';
import { projection } from '../../query/projection.ts';
import { tableName } from '../../query/source.ts';
import type { Source } from '../../query/source.ts';
import { prepared } from '../../query/statement-name.ts';
import type { ImportPlan } from './import-plan.ts';
import { NamedBefore } from './named-before.ts';
import { RowRefused } from './row-refused.ts';
import type { RowValues } from './row-values.ts';

type Rule = readonly string[];

const rulesOf = (resource: AnyResource, given: ReadonlySet<string>): readonly Rule[] =>
  [
    ...storedFields(resource)
      .filter(({ field }) => field.unique)
      .map(({ path }) => [path]),
    ...(resource.unique ?? []).filter(({ where }) => where === undefined).map(({ fields }) => fields),
  ].filter((rule) => rule.every((path) => given.has(path)));

const isText = (resource: AnyResource, path: string): boolean => {
  const field = storedField(resource, path)?.field;
  return field !== undefined && fieldTypeOf(field).kind === 'text';
};

const keyOf = (path: string, value: unknown): string => JSON.stringify([path, String(value).toLowerCase()]);

const givenIn = (rule: Rule, values: ReadonlyMap<string, unknown>): readonly string[] =>
  rule.map((path) => String(values.get(path)).trim());

/** What two rows about the same record have in common. */
const nameIn = (rule: Rule, values: ReadonlyMap<string, unknown>): string =>
  JSON.stringify([rule, givenIn(rule, values).join('\u0000').toLowerCase()]);

/** Fields that must be read of an existing record: those that are filled, and those that conditions examine. */
const keysRead = (source: Source, given: ReadonlySet<string>): readonly string[] => {
  const { resource } = source;
  const conditions = Object.values(resource.conditions ?? {}).flatMap((condition) =>
    condition?.visible ? fieldsRead(condition.visible) : [],
  );
  const wanted = new Set([...given, ...conditions].map((path) => path.split('.', 1)[0] ?? ''));
  return keysOf(source, [...wanted], false);
};

/** Finds the records that rows of a file are about, by the unique fields that the file fills. */
export class ExistingRecords {
  private readonly plan: ImportPlan;
  private readonly given: ReadonlySet<string>;
  private readonly rules: readonly Rule[];
  /** Results of the batch's combined look-up; null for values that no record has. */
  private readonly kept = new Map<string, RecordValues | null>();
  private readonly named = new NamedBefore();

  constructor(plan: ImportPlan) {
    this.plan = plan;
    this.given = new Set(plan.fields.map(({ path }) => path));
    const source = this.source();
    this.rules = rulesOf(plan.resource, this.given).filter((rule) =>
      rule.every((path) => scalarOf(source, path.split('.'))),
    );
  }

  /** Looks up the rows of a batch, as far as one field identifies a record. */
  async prepare(work: Work, rows: readonly RowValues[]): Promise<void> {
    this.kept.clear();
    for (const [path = '', ...more] of this.rules) {
      if (more.length > 0) continue;
      const values = rows
        .map((row) => row.values.get(path))
        .filter((value) => value !== undefined && value !== null);
      if (values.length === 0) continue;
      const found = await this.byValues(work, path, values);
      values.forEach((value, index) => this.kept.set(keyOf(path, value), found.get(index + 1) ?? null));
    }
  }

  /** Whether the look-up of the batch has shown that the values belong to a new record. */
  isNew(values: ReadonlyMap<string, unknown>): boolean {
    return this.rules.every(([path = '', ...more]) => {
      const value = values.get(path) ?? null;
      return more.length === 0 && (value === null || this.kept.get(keyOf(path, value)) === null);
    });
  }

  /** Whether the record that the values are about exists, whichever row names it. */
  async has(work: Work, values: ReadonlyMap<string, unknown>): Promise<boolean> {
    for (const rule of this.rulesIn(values)) if (await this.byRule(work, rule, values)) return true;
    return false;
  }

  /** A record was written: what is cached about its values is out of date. */
  forget(values: ReadonlyMap<string, unknown>): void {
    for (const [path, value] of values) this.kept.delete(keyOf(path, value));
  }

  /** A row was refused, so it does not count as the one that named its record. */
  release(row: number): void {
    this.named.release(row);
  }

  /**
   * The record that the values of a row are about.
   * @throws RowRefused when two unique values belong to different records, or an earlier row of the file has named it
   */
  async find(
    work: Work,
    values: ReadonlyMap<string, unknown>,
    row: number,
  ): Promise<RecordValues | undefined> {
    const found = new Map<unknown, RecordValues>();
    for (const rule of this.rulesIn(values)) {
      this.refuseSecond(rule, values, row);
      const record = await this.byRule(work, rule, values);
      if (record) found.set(record['id'], record);
    }
    if (found.size > 1) {
      const names = this.rules.map((rule) => rule.map((path) => this.nameOf(path)).join(' + '));
      throw new RowRefused(`${names.join(', ')}: ${rowReasons.differentRecords}`);
    }
    return [...found.values()][0];
  }

  /** Notes what the rows of a batch name, including the wrong ones. */
  look(rows: readonly RowValues[]): void {
    for (const { values, source } of rows)
      for (const rule of this.rulesIn(values)) this.named.look(nameIn(rule, values), source.row);
  }

  /** What of a wrong row already appears earlier in the file, in words. */
  repeated(values: ReadonlyMap<string, unknown>, row: number): readonly string[] {
    return this.rulesIn(values).flatMap((rule) => {
      const first = this.named.before(nameIn(rule, values), row);
      return first === undefined ? [] : [this.secondTime(rule, values, first)];
    });
  }

  private rulesIn(values: ReadonlyMap<string, unknown>): readonly Rule[] {
    return this.rules.filter((rule) => rule.every((path) => (values.get(path) ?? null) !== null));
  }

  private refuseSecond(rule: Rule, values: ReadonlyMap<string, unknown>, row: number): void {
    const first = this.named.claim(nameIn(rule, values), row);
    if (first !== undefined) throw new RowRefused(this.secondTime(rule, values, first));
  }

  private secondTime(rule: Rule, values: ReadonlyMap<string, unknown>, first: number): string {
    const names = rule.map((path) => this.nameOf(path)).join(' + ');
    const [value = ''] = givenIn(rule, values);
    const text = rule.length === 1 ? rowReasons.valueAgain : rowReasons.valuesAgain;
    return `${names}: ${filled(text, { value: value.slice(0, 60), row: first })}`;
  }

  private nameOf(path: string): string {
    return this.plan.fields.find((planned) => planned.path === path)?.name ?? path;
  }

  private source(): Source {
    const { engine, context, resource } = this.plan;
    return openSource(listQuery(engine, context, resource, {}));
  }

  private async byRule(
    work: Work,
    rule: Rule,
    values: ReadonlyMap<string, unknown>,
  ): Promise<RecordValues | undefined> {
    const [path = ''] = rule;
    const known = rule.length === 1 ? this.kept.get(keyOf(path, values.get(path))) : undefined;
    if (known !== undefined) return known ?? undefined;
    const source = this.source();
    const tests = rule.map((one) => this.isEqual(source, one, values.get(one)));
    const [row] = await this.read(work, source, tests, '');
    return row && (JSON.parse(row.row) as RecordValues);
  }

  private async byValues(
    work: Work,
    path: string,
    values: readonly unknown[],
  ): Promise<ReadonlyMap<number, RecordValues>> {
    const source = this.source();
    const texts = isText(this.plan.resource, path);
    const list = source.parameters.add(values.map(String), 'text[]');
    const join = ` JOIN unnest(${list}) WITH ORDINALITY AS given(value, place) ON ${this.sameAs(source, path, texts ? 'given.value' : 'given.value::numeric')}`;
    const rows = await this.read(work, source, [], join, ', given.place::int AS place');
    return new Map(rows.map(({ row, place }) => [place ?? 0, JSON.parse(row) as RecordValues]));
  }

  private sameAs(source: Source, path: string, sql: string): string {
    const column = scalarOf(source, path.split('.'))?.sql ?? 'NULL';
    return isText(this.plan.resource, path)
      ? `lower(btrim(${column})) = lower(btrim(${sql}))`
      : `${column} = ${sql}`;
  }

  private isEqual(source: Source, path: string, value: unknown): string {
    const field = storedField(this.plan.resource, path)?.field;
    const type = (field && fieldTypeOf(field).sql?.parameter) ?? 'text';
    return this.sameAs(source, path, source.parameters.add(value, type));
  }

  private read(
    work: Work,
    source: Source,
    tests: readonly string[],
    join: string,
    more = '',
  ): Promise<readonly { readonly row: string; readonly place?: number }[]> {
    const columns = projection(source, { fields: keysRead(source, this.given) }, false);
    const conditions = [`NOT t.archived`, ...tests, ...ruleIn(source)].join(' AND ');
    const record = `(SELECT row_to_json(r)::text FROM (SELECT ${columns}) r) AS row`;
    const text = `SELECT ${record}${more} FROM ${tableName(source.resource)} t${join} WHERE ${conditions}`;
    return work.transaction.query({ ...prepared(text, source.parameters.values), most: 50_000 });
  }
}
