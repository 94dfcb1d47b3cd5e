import { fieldTypeOf } from '@school/kernel';
import type { AnyField } from '@school/kernel';
import type { Work } from '../../behaviour.ts';
import { openSource } from '../../query/list-statement.ts';
import { listQuery } from '../../query/list.ts';
import { titleOf } from '../../query/record-json.ts';
import { tableName } from '../../query/source.ts';
import { prepared } from '../../query/statement-name.ts';
import { ruleIn } from '../../query/compile.ts';
import type { ImportPlan } from './import-plan.ts';

const titles = async (plan: ImportPlan, work: Work, to: string, ids: readonly number[]): Promise<string> => {
  const { engine, context } = plan;
  const source = openSource(listQuery(engine, context, engine.catalogue.resource(to), {}));
  const list = source.parameters.add(ids, 'bigint[]');
  const conditions = [`t.id = ANY(${list})`, ...ruleIn(source)].join(' AND ');
  const text = `SELECT ${titleOf(source)} AS title FROM ${tableName(source.resource)} t WHERE ${conditions} ORDER BY array_position(${list}, t.id)`;
  const rows = await work.transaction.query<{ title: string | null }>(
    prepared(text, source.parameters.values),
  );
  return rows.map(({ title }) => title ?? '').join('; ');
};

/** A stored value in words, for people who review a change before it is made. */
export const wordsOfValue = async (
  plan: ImportPlan,
  work: Work,
  field: AnyField,
  value: unknown,
): Promise<string> => {
  if (value === null || value === undefined) return '';
  if (field.type !== 'ref' && field.type !== 'refs') return fieldTypeOf(field).toText(value, plan.cells);
  const ids = (Array.isArray(value) ? value : [value]).map(Number);
  return ids.length === 0 ? '' : titles(plan, work, field.to, ids);
};
