import { snakeCase } from '@school/kernel';
import type { AnyResource, TokenValues } from '@school/kernel';
import type { RecordValues, Work } from '../behaviour.ts';
import type { CallContext } from '../context.ts';
import type { Engine } from '../engine.ts';
import type { As, RecordList, Records } from '../records.ts';
import { commonValues } from '../paper/common-values.ts';
import { fieldValues } from '../paper/field-values.ts';
import { letterhead } from '../../platform/letterhead/letterhead.ts';
import type { Connection } from '../../platform/database/database.ts';
import { tooMany } from '../../platform/database/too-many.ts';
import { countStatement, rowsStatement } from '../query/list-statement.ts';
import type { ListRequest } from '../query/list-request.ts';
import { listQuery } from '../query/list.ts';
import { findRecord } from '../query/read.ts';
import { quoted, tableName } from '../query/source.ts';
import { archiveRecord } from './archive.ts';
import { createRecord } from './create.ts';
import { inTransaction } from './in-transaction.ts';
import { removeRecord } from './remove.ts';
import { moveRecord } from './transition.ts';
import { updateRecord } from './update.ts';
import type { Writer } from './writer.ts';

type From = Work | CallContext;

const isWork = (from: From): from is Work => 'transaction' in from;
const contextOf = (from: From): CallContext => (isWork(from) ? from.context : from);

const requestOf = ({
  filter,
  sort,
  most,
  range = most === undefined ? undefined : [0, most],
  fields,
}: RecordList): ListRequest => ({
  ...(filter ? { filter } : {}),
  ...(sort ? { sort: sort.map(([field, order]) => ({ field, descending: order === 'DESC' })) } : {}),
  ...(range ? { range: { offset: range[0], limit: range[1] - range[0] + 1 } } : {}),
  ...(fields ? { fields } : {}),
});

/** `Records` on top of an engine. */
export class EngineRecords implements Records {
  private readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  async read(
    from: From,
    key: string,
    id: number,
    { system = false }: As = {},
  ): Promise<RecordValues | undefined> {
    const context = contextOf(from);
    const resource = this.resource(key);
    const { reader } = listQuery(this.engine, context, resource, {}, system);
    const text = await findRecord(this.connection(from), { reader, caller: context, resource, id });
    return text === undefined ? undefined : (JSON.parse(text) as RecordValues);
  }

  async list(from: From, key: string, list: RecordList = {}): Promise<RecordValues[]> {
    const query = listQuery(
      this.engine,
      contextOf(from),
      this.resource(key),
      requestOf(list),
      list.system ?? false,
    );
    const rows = await this.connection(from).query<{ row: string }>(rowsStatement(query));
    if (list.most !== undefined && rows.length > list.most) throw tooMany(list.most);
    return rows.map(({ row }) => JSON.parse(row) as RecordValues);
  }

  async count(from: From, key: string, list: Pick<RecordList, 'filter' | 'system'> = {}): Promise<number> {
    const query = listQuery(
      this.engine,
      contextOf(from),
      this.resource(key),
      requestOf(list),
      list.system ?? false,
    );
    const [row] = await this.connection(from).query<{ total: string }>(countStatement(query));
    return Number(row?.total ?? 0);
  }

  create(from: From, key: string, inputs: readonly RecordValues[], as: As = {}): Promise<RecordValues[]> {
    return this.write(from, key, as, async (writer) => {
      const saved: RecordValues[] = [];
      for (const input of inputs) saved.push((await createRecord(writer, input)).values);
      return saved;
    });
  }

  update(from: From, key: string, id: number, input: RecordValues, as: As = {}): Promise<RecordValues> {
    return this.write(from, key, as, async (writer) => (await updateRecord(writer, id, input)).values);
  }

  remove(from: From, key: string, id: number, as: As = {}): Promise<void> {
    return this.write(from, key, as, (writer) => removeRecord(writer, id));
  }

  archive(from: From, key: string, id: number, archived: boolean, as: As = {}): Promise<void> {
    return this.write(from, key, as, async (writer) => void (await archiveRecord(writer, id, archived)));
  }

  transition(
    from: From,
    key: string,
    id: number,
    name: string,
    asked: RecordValues = {},
    as: As = {},
  ): Promise<RecordValues> {
    return this.write(from, key, as, async (writer) => (await moveRecord(writer, id, name, asked)).values);
  }

  private write<T>(
    from: From,
    key: string,
    { system = false, asWritten = false }: As,
    run: (writer: Writer) => Promise<T>,
  ): Promise<T> {
    const { engine } = this;
    const resource = this.resource(key);
    const writer = (given: Work): Writer => {
      const work = (given.system ?? false) === system ? given : { ...given, system };
      return { engine, work, resource, system, asWritten };
    };
    return isWork(from) ? run(writer(from)) : inTransaction(engine, this, from, (work) => run(writer(work)));
  }

  private resource(key: string): AnyResource {
    return this.engine.catalogue.resource(key);
  }

  async onPaper(
    { context, transaction }: Work,
    key: string,
    used: ReadonlySet<string>,
    ids: readonly number[],
  ): Promise<readonly TokenValues[]> {
    const document = this.engine.catalogue.documents.find((one) => one.key === key);
    if (!document) throw new Error(`The catalogue has no document "${key}".`);
    const head = await letterhead(transaction);
    const picture = async (id: number | null): Promise<string> => (id === null ? '' : String(id));
    const values = await fieldValues(
      { engine: this.engine, connection: transaction, context, head, picture },
      document,
      used,
      ids,
    );
    const common = commonValues(head, await picture(head.logoId), context.today);
    return values.map((own) => ({ ...own, ...common }));
  }

  async secret(from: From, key: string, id: number, field: string): Promise<string | undefined> {
    const resource = this.resource(key);
    if (resource.fields[field]?.type !== 'secret') throw new Error(`${key} keeps no secret "${field}".`);
    const [row] = await this.connection(from).query<{ sealed: string | null }>({
      text: `select ${quoted(snakeCase(field))} as sealed from ${tableName(resource)} where id = $1`,
      values: [id],
    });
    return row?.sealed ? this.engine.sealer.open(row.sealed) : undefined;
  }

  private connection(from: From): Connection {
    return isWork(from) ? from.transaction : this.engine.database.of(from.institute);
  }
}
