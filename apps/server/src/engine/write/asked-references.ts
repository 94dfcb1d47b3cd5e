import { isList, isRows } from '@school/kernel';
import type { FieldProblem, Shape } from '@school/kernel';
import type { Connection } from '../../platform/database/database.ts';
import type { RecordValues } from '../behaviour.ts';
import type { CallContext } from '../context.ts';
import type { Engine } from '../engine.ts';
import { askedPicks } from '../query/asked-picks.ts';
import type { AskedReference } from '../query/asked-picks.ts';
import { problemAt } from '../validation/accept-body.ts';

/** Who asks whether records may be chosen, and where. */
export interface Choosing {
  readonly engine: Engine;
  readonly context: CallContext;
  readonly connection: Pick<Connection, 'query'>;
  readonly system: boolean;
}

const idsOf = (given: unknown): readonly number[] =>
  (Array.isArray(given) ? given : [given]).filter((id): id is number => typeof id === 'number');

/** Those of the ids that the field's picker does not offer. */
const lostAmong = async (
  { engine, context, connection, system }: Choosing,
  field: AskedReference,
  ids: readonly number[],
  form: RecordValues,
): Promise<ReadonlySet<number>> => {
  if (ids.length === 0) return new Set();
  const statement = askedPicks({ engine, context, field, form, system }, {}, ids);
  const [page] = await connection.query<{ rows: string }>(statement);
  const offered = new Set((JSON.parse(page?.rows ?? '[]') as { id: number }[]).map(({ id }) => id));
  return new Set(ids.filter((id) => !offered.has(id)));
};

const inRows = async (
  choosing: Choosing,
  shape: Shape,
  rows: readonly RecordValues[],
  at: (index: number) => string,
  form: RecordValues,
): Promise<readonly FieldProblem[]> => {
  const problems: FieldProblem[] = [];
  for (const [key, part] of Object.entries(shape)) {
    if (isRows(part)) {
      for (const [index, row] of rows.entries()) {
        const list = row[key] as readonly RecordValues[];
        problems.push(
          ...(await inRows(choosing, part.of, list, (place) => `${at(index)}${key}[${place}].`, form)),
        );
      }
      continue;
    }
    const field = isList(part) ? part.of : part;
    if (field.type !== 'ref' && field.type !== 'refs') continue;
    const ids = new Set(rows.flatMap((row) => idsOf(row[key])));
    const lost = await lostAmong(choosing, field, [...ids], form);
    rows.forEach((row, index) => {
      const found = idsOf(row[key]).findIndex((id) => lost.has(id));
      if (found === -1) return;
      const place = `${at(index)}${key}${isList(part) ? `[${found}]` : ''}`;
      problems.push(problemAt(place, 'notReference', undefined, part.label));
    });
  }
  return problems;
};

/**
 * Submitted references to records that their pickers would not have offered, one query per field.
 * @param form what picker filters read: the values, and the record behind them
 */
export const lostReferences = (
  choosing: Choosing,
  shape: Shape,
  values: RecordValues,
  form: RecordValues = values,
): Promise<readonly FieldProblem[]> => inRows(choosing, shape, [values], () => '', form);
