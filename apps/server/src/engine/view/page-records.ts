import { Forbidden, NotFound, fieldOf, isAmong, isOff } from '@school/kernel';
import type { CallContext } from '../context.ts';
import type { Engine } from '../engine.ts';
import { ruleIn, whereIn } from '../query/compile.ts';
import { openPicker } from '../query/list-statement.ts';
import { titleOf } from '../query/record-json.ts';
import { tableName, trusted } from '../query/source.ts';

/** The record that a page is about, as known to a reader who may refer to it. */
export interface PageRecord {
  readonly id: number;
  readonly title: string | null;
}

/** Finds what pages are about. */
export class PageRecords {
  private readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /**
   * The record that an address names: by its number, or a unique field.
   * @throws NotFound for an unknown page or record, Forbidden for callers to whom the page is closed
   */
  async find(context: CallContext, key: string, by: string, value: string): Promise<PageRecord> {
    const { catalogue, database } = this.engine;
    const page = catalogue.pages?.find((one) => one.key === key);
    if (!page || page.of === undefined || isOff(context.actor, page.module)) throw new NotFound();
    if (!isAmong(context.actor, page.access)) throw new Forbidden();
    const resource = catalogue.resource(page.of);
    const field = fieldOf(resource, by);
    const isNumber = field?.unique !== true;
    if (isNumber && !/^\d{1,15}$/.test(value)) throw new NotFound();
    const reader = { catalogue, actor: context.actor, system: false };
    const source = openPicker({ reader, caller: context, resource });
    const where = whereIn(trusted(source), isNumber ? { id: Number(value) } : { [by]: value });
    const conditions = [where, ...ruleIn(source)].join(' AND ');
    const [row] = await database.of(context.institute).query<PageRecord>({
      text: `SELECT ${source.alias}.id::float8 AS id, ${titleOf(source)} AS title FROM ${tableName(resource)} ${source.alias} WHERE ${conditions}`,
      values: source.parameters.values,
    });
    if (!row) throw new NotFound();
    return row;
  }
}
