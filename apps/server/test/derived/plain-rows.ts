import { fieldTypeOf, fieldsOf, snakeCase } from '@school/kernel';
import type { AnyField, AnyResource } from '@school/kernel';
import { catalogue } from '@school/resources';
import type { Connection } from '../../src/platform/database/database.ts';
import { needsTarget } from './samples.ts';

/** Years to the first of the periods below: the school's own are earlier. */
const wellApart = 100;

/** Periods that must not overlap, and years that must not coincide, are some years apart. */
const apart = (value: unknown, n: number): unknown =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
    ? value.replace(/^\d{4}/, (year) => String(Number(year) + wellApart + 2 * n))
    : value;

/** What a state may require, although the field is optional: the day on which something ended. */
const isSampled = (resource: AnyResource, key: string, field: AnyField): boolean =>
  needsTarget(resource, key) ||
  (resource.lifecycle !== undefined && field.type === 'date' && resource.sample?.[key] !== undefined);

/** Writes rows bypassing every rule of the product, to have them in a state that no call produces. */
export class PlainRows {
  private readonly connection: Connection;
  private number = 0;
  /** How many there are of each resource: a count across all of them would push periods past the year 9999. */
  private readonly made = new Map<string, number>();

  constructor(connection: Connection) {
    this.connection = connection;
  }

  /** A row with its required fields and the given ones; rows it needs are made first. */
  async insert(resource: AnyResource, given: Readonly<Record<string, unknown>> = {}): Promise<number> {
    this.number += 1;
    const n = this.number;
    this.made.set(resource.key, (this.made.get(resource.key) ?? 0) + 1);
    const columns: string[] = [];
    const values: unknown[] = [];
    for (const [key, field] of Object.entries(fieldsOf(resource))) {
      const isWanted =
        field.required === true ||
        field.type === 'series' ||
        Object.hasOwn(given, key) ||
        isSampled(resource, key, field);
      const isDerived = fieldTypeOf(field).derived && field.type !== 'series';
      const [column] = isDerived ? [] : fieldTypeOf(field).columns(snakeCase(key));
      if (!isWanted || !column) continue;
      columns.push(`"${column.name}"`);
      values.push(Object.hasOwn(given, key) ? given[key] : await this.valueOf(resource, key, field, n));
    }
    const places = values.map((_, index) => `$${index + 1}`);
    const [row] = await this.connection.query<{ id: string }>({
      text: `INSERT INTO "${snakeCase(resource.key)}" (${columns.join(', ')}) VALUES (${places.join(', ')}) RETURNING id`,
      values,
    });
    return Number(row?.id);
  }

  /** Removes a row; one that is referenced by now returns to its first state. */
  async remove(resource: AnyResource, id: number): Promise<void> {
    const table = `"${snakeCase(resource.key)}"`;
    const { lifecycle } = resource;
    await this.connection.query({ text: `DELETE FROM ${table} WHERE id = $1`, values: [id] }).catch(() =>
      this.connection.query({
        text: `UPDATE ${table} SET "${snakeCase(lifecycle?.field ?? 'id')}" = $2 WHERE id = $1`,
        values: [id, lifecycle?.initial ?? id],
      }),
    );
  }

  private valueOf(resource: AnyResource, key: string, field: AnyField, n: number): unknown {
    if (field.type === 'ref') return this.insert(catalogue.resource(field.to));
    if (field.type === 'file') return this.lostFile(n);
    if (field.type === 'series') return `N-${n}`;
    const { lifecycle } = resource;
    // The first state is the one that many rows may share.
    if (lifecycle?.field === key) return lifecycle.initial;
    // So is that of a record that is moved by verbs only: a deleted payslip is not shown to anyone.
    if (field.type === 'choice' && field.readOnly === true && field.default) return field.default;
    const own = resource.sample?.[key];
    return own === undefined ? fieldTypeOf(field).sample(n) : apart(own, this.made.get(resource.key) ?? 0);
  }

  /** A file whose bytes do not exist: anyone who reads it is told so. */
  private async lostFile(n: number): Promise<number> {
    const [row] = await this.connection.query<{ id: string }>({
      text: `INSERT INTO stored_file (name, type, size, sha256, path)
        VALUES ($1, 'text/plain', 1, repeat('0', 64), $2) RETURNING id`,
      values: [`lost-${n}.txt`, `lost/${n}`],
    });
    return Number(row?.id);
  }
}
