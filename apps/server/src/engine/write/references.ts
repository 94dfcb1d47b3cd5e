import { joinTableName } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import { quoted } from '../query/source.ts';
import { prepared } from '../query/statement-name.ts';
import type { RecordValues } from '../behaviour.ts';
import type { Writer } from './writer.ts';

/** Syncs the join rows of all `refs` fields that the values name with the lists, in order. */
export const writeReferences = async (
  writer: Writer,
  resource: AnyResource,
  id: number,
  values: RecordValues,
): Promise<void> => {
  for (const [key, field] of Object.entries(resource.fields)) {
    const targets = values[key];
    if (field.type !== 'refs' || !Array.isArray(targets)) continue;
    const table = quoted(joinTableName(resource, key));
    await writer.work.transaction.query(
      prepared(`DELETE FROM ${table} WHERE owner_id = $1 AND target_id <> ALL($2::bigint[])`, [id, targets]),
    );
    await writer.work.transaction.query(
      prepared(
        `INSERT INTO ${table} (owner_id, target_id, position)
          SELECT $1, target, position FROM unnest($2::bigint[]) WITH ORDINALITY AS given (target, position)
          ON CONFLICT (owner_id, target_id) DO UPDATE SET position = excluded.position`,
        [id, targets],
      ),
    );
  }
};
