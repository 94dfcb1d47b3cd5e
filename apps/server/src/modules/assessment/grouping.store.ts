import type { Connection } from '../../platform/database/database.ts';

interface Weighted {
  readonly id: number;
  readonly version: number;
  readonly weight: string | null;
}

/** Sets the weights of the groups of a batch; groups not named lose theirs. */
export const setWeights = (
  connection: Connection,
  batch: number,
  items: readonly { readonly group: number; readonly weight: string }[],
  actor: number | null,
): Promise<Weighted[]> =>
  connection.query<Weighted>({
    name: 'exam_group_weights',
    text: `update exam_group g set weight = w.weight, version = g.version + 1, updated_at = now(), updated_by = $4
      from (select o.id, n.weight from exam_group o
        left join unnest($2::bigint[], $3::numeric[]) as n(id, weight) on n.id = o.id where o.batch_id = $1) w
      where g.id = w.id and g.weight is distinct from w.weight
      returning g.id::float8 as id, g.version, g.weight::text as weight`,
    values: [batch, items.map(({ group }) => group), items.map(({ weight }) => weight), actor],
  });
