import { isOff, may } from '@school/kernel';
import type { AnyResource, Catalogue } from '@school/kernel';
import type { Connection } from '../../platform/database/database.ts';
import type { CallContext } from '../context.ts';
import { ruleIn } from '../query/compile.ts';
import { openSource } from '../query/list-statement.ts';
import { rightsIn, tableName } from '../query/source.ts';

/**
 * Whether the reader may see any record of the resource. An empty report alone does not tell: either no row matches the
 * filter, or the rights show none.
 */
export const seesSome = async (
  connection: Connection,
  catalogue: Catalogue,
  resource: AnyResource,
  context: CallContext,
): Promise<boolean> => {
  const { actor } = context;
  if (isOff(actor, resource.module) || !may(actor, resource.access, 'read')) return false;
  const source = openSource({ reader: { catalogue, actor, system: false }, caller: context, resource });
  if (rightsIn(source).rows === 'all') return true;
  const [row] = await connection.query<{ readonly sees: boolean }>({
    text: `SELECT EXISTS (SELECT 1 FROM ${tableName(resource)} ${source.alias} WHERE ${ruleIn(source).join(' AND ')}) AS sees`,
    values: source.parameters.values,
  });
  return row?.sees === true;
};
