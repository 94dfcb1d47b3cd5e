import type { Work } from '../../../engine/behaviour.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { actorId } from '../../../engine/audit/audit-lines.ts';
import type { GroupSnapshot } from './group-snapshot.ts';

/** Stores the contents of a group at a revision; rows are only ever added. */
export const keepRevision = async (
  work: Work,
  group: number,
  revision: number,
  snapshot: GroupSnapshot,
  reason: string | null,
): Promise<void> => {
  await work.transaction.query({
    name: 'payroll_group_revision_keep',
    text: `INSERT INTO payroll_group_revision (group_id, revision, snapshot, reason, created_by, updated_by)
      VALUES ($1, $2, $3, $4, $5, $5)`,
    values: [group, revision, JSON.stringify(snapshot), reason?.slice(0, 250) ?? null, actorId(work)],
  });
};

/** Increments the revision of a group that changed through one of its categories. */
export const raiseRevision = async (
  work: Work,
  group: number,
): Promise<{ revision: number; version: number }> => {
  const [row] = await work.transaction.query<{ revision: number; version: number }>({
    name: 'payroll_group_revision_raise',
    text: `UPDATE payroll_group SET revision = revision + 1, version = version + 1, updated_at = now(), updated_by = $2
      WHERE id = $1 RETURNING revision, version`,
    values: [group, actorId(work)],
  });
  if (!row) throw new Error(`The payroll group ${group} is gone.`);
  return row;
};

/** Appends further categories to those of a group. */
export const addMembers = async (work: Work, group: number, categories: readonly number[]): Promise<void> => {
  await work.transaction.query({
    name: 'payroll_group_members_add',
    text: `INSERT INTO payroll_group_category_ids (owner_id, target_id, position)
      SELECT $1, a.id, (SELECT coalesce(max(position), -1) FROM payroll_group_category_ids WHERE owner_id = $1) + a.place
      FROM unnest($2::bigint[]) WITH ORDINALITY AS a (id, place) ON CONFLICT DO NOTHING`,
    values: [group, categories],
  });
};

/** Snapshots by `group:revision`. */
export const snapshotsOf = async (
  connection: Connection,
  wanted: readonly { readonly group: number; readonly revision: number }[],
): Promise<ReadonlyMap<string, GroupSnapshot>> => {
  const rows = await connection.query<{ key: string; snapshot: GroupSnapshot }>({
    name: 'payroll_group_snapshots',
    text: `SELECT r.group_id || ':' || r.revision AS key, r.snapshot FROM payroll_group_revision r
      JOIN unnest($1::bigint[], $2::int[]) AS w (group_id, revision)
        ON w.group_id = r.group_id AND w.revision = r.revision`,
    values: [wanted.map(({ group }) => group), wanted.map(({ revision }) => revision)],
  });
  return new Map(rows.map(({ key, snapshot }) => [key, snapshot]));
};
