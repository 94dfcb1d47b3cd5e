import { NotFound } from '@school/kernel';
import DataLoader from 'dataloader';
import type { Database, Statement } from '../../platform/database/database.ts';
import { errorCode } from '../../platform/errors/describe-error.ts';
import { ruleIn } from './compile.ts';
import { openSource } from './list-statement.ts';
import { projection } from './projection.ts';
import type { RecordQuery } from './read.ts';
import { tableName } from './source.ts';
import { prepared } from './statement-name.ts';
import { StatementTexts } from './statement-texts.ts';

type Loader = DataLoader<number, string | undefined>;

/** Records asked for at the same time, in one statement at most. */
const mostRecords = 100;

/** A statement for any number of records of the same form, for readers whose rights and values are the same. */
interface SharedStatement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Which of the values are the ids. */
  readonly place: number;
}

const texts = new StatementTexts(
  (columns, rest) => `SELECT (SELECT row_to_json(r)::text FROM (SELECT ${columns}) r) AS row, ${rest}`,
);

/**
 * The ids are read from a subquery: PostgreSQL would plan a statement with an array of few elements anew each time, which
 * takes longer than running it.
 */
const sharedStatement = (query: Omit<RecordQuery, 'id' | 'lock'>): SharedStatement => {
  const source = openSource(query);
  const { alias, parameters } = source;
  const columns = projection(source, query.shape ?? {}, true);
  const place = parameters.values.length;
  const ids = `ANY((SELECT ${parameters.add([], 'bigint[]')})::bigint[])`;
  const conditions = [`${alias}.id = ${ids}`, ...ruleIn(source)];
  const rest = `${alias}.id FROM ${tableName(query.resource)} ${alias} WHERE ${conditions.join(' AND ')}`;
  return { text: texts.of(columns, rest), values: parameters.values, place };
};

/** A value of one of the records cannot be computed, such as an amount that is too large. */
const isOfOneRecord = (error: unknown): boolean => errorCode(error).startsWith('22');

/**
 * Reads one record for each caller, and those that are asked for at the same time in one statement. Preparing to run a
 * statement costs PostgreSQL two to three times as much as reading a record, so a busy server answers more calls.
 */
class RecordReads {
  private readonly database: Database;
  /** Those that are about to be sent, by their text and by everything else. */
  private readonly loaders = new Map<string, Map<string, Loader>>();

  constructor(database: Database) {
    this.database = database;
  }

  async read(institute: string, query: Omit<RecordQuery, 'lock'>): Promise<string> {
    const found = await this.loaderFor(institute, sharedStatement(query)).load(query.id);
    if (found === undefined) throw new NotFound();
    return found;
  }

  private loaderFor(institute: string, statement: SharedStatement): Loader {
    const { text, values } = statement;
    let sameText = this.loaders.get(text);
    if (!sameText) this.loaders.set(text, (sameText = new Map()));
    const others = values.length === 1 ? institute : JSON.stringify([institute, values]);
    let loader = sameText.get(others);
    if (!loader) sameText.set(others, (loader = this.open(institute, statement)));
    return loader;
  }

  /** Collects what is asked for until the calls that have arrived are on their way. */
  private open(institute: string, statement: SharedStatement): Loader {
    return new DataLoader((ids) => this.several(institute, statement, ids), {
      cache: false,
      maxBatchSize: mostRecords,
      batchScheduleFn: (send) =>
        setImmediate(() => {
          this.loaders.delete(statement.text);
          send();
        }),
    });
  }

  private async several(
    institute: string,
    statement: SharedStatement,
    ids: readonly number[],
  ): Promise<(string | undefined | Error)[]> {
    try {
      const rows = await this.ask(institute, statement, ids);
      return ids.map((id) => rows.get(id));
    } catch (error) {
      if (ids.length === 1 || !isOfOneRecord(error)) throw error;
      return this.oneByOne(institute, statement, ids);
    }
  }

  /** Only those who asked for a record that cannot be read are told so. */
  private oneByOne(
    institute: string,
    statement: SharedStatement,
    ids: readonly number[],
  ): Promise<(string | undefined | Error)[]> {
    return Promise.all(
      ids.map((id) =>
        this.ask(institute, statement, [id]).then(
          (rows) => rows.get(id),
          (error: Error) => error,
        ),
      ),
    );
  }

  private async ask(
    institute: string,
    { text, values, place }: SharedStatement,
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, string>> {
    const sent: Statement = prepared(text, values.with(place, ids));
    const rows = await this.database.of(institute).query<{ id: string; row: string }>(sent);
    return new Map(rows.map(({ id, row }) => [Number(id), row]));
  }
}

const readsOf = new WeakMap<Database, RecordReads>();

/**
 * JSON text of one record, read together with others that are asked for at the same time.
 * @throws NotFound with the same message for an id that does not exist and one that the reader may not see
 */
export const readShared = (
  database: Database,
  institute: string,
  query: Omit<RecordQuery, 'lock'>,
): Promise<string> => {
  let reads = readsOf.get(database);
  if (!reads) readsOf.set(database, (reads = new RecordReads(database)));
  return reads.read(institute, query);
};
