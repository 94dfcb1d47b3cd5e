import type { Connection } from '../../platform/database/database.ts';
import { examsOfBatches } from '../assessment/score.store.ts';

export type MappedKind = 'USER' | 'BATCH' | 'SUBJECT' | 'ENROLMENT' | 'EXAM';

/** What a record is on the platform, and what was last sent about it. */
export interface Mapping {
  readonly localId: string;
  readonly remoteId: string;
  readonly checksum: string | null;
  readonly name: string;
}

/** Links of one kind, by their ids here. @param ids only these; null for all */
export const mappingsOf = async (
  connection: Connection,
  kind: MappedKind,
  ids: readonly string[] | null,
): Promise<ReadonlyMap<string, Mapping>> => {
  const rows = await connection.query<Mapping>({
    name: 'learn_mappings',
    text: `select local_id as "localId", remote_id as "remoteId", checksum, name from learn_mapping
      where entity_type = $1 and ($2::text[] is null or local_id = any($2)) order by id`,
    values: [kind, ids],
    most: 200_000,
  });
  return new Map(rows.map((row) => [row.localId, row]));
};

/** Records what is on the platform now. An item there with the same number as another's is no longer that one's. */
export const noteMappings = async (
  connection: Connection,
  kind: MappedKind,
  rows: readonly {
    readonly localId: string;
    readonly remoteId: string;
    readonly checksum: string | null;
    readonly name: string;
  }[],
): Promise<void> => {
  if (rows.length === 0) return;
  await connection.query({
    name: 'learn_mapping_free',
    text: `delete from learn_mapping m using jsonb_to_recordset($2::jsonb) as r("localId" text, "remoteId" text)
      where m.entity_type = $1 and lower(btrim(m.remote_id)) = lower(btrim(r."remoteId"))
        and m.local_id <> r."localId"`,
    values: [kind, JSON.stringify(rows)],
  });
  await connection.query({
    name: 'learn_mapping_note',
    text: `insert into learn_mapping (entity_type, local_id, remote_id, checksum, name, last_synced_at)
      select $1, r."localId", r."remoteId", r.checksum, left(r.name, 250), now()
      from jsonb_to_recordset($2::jsonb) as r("localId" text, "remoteId" text, checksum text, name text)
      order by r."localId"
      on conflict (lower(btrim(entity_type)), lower(btrim(local_id))) do update set remote_id = excluded.remote_id, checksum = excluded.checksum,
        name = excluded.name, last_synced_at = now(), updated_at = now(), version = learn_mapping.version + 1`,
    values: [kind, JSON.stringify(rows)],
  });
};

/** Forgets what is no longer on the platform. */
export const dropMappings = async (
  connection: Connection,
  kind: MappedKind,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return;
  await connection.query({
    name: 'learn_mapping_drop',
    text: 'delete from learn_mapping where entity_type = $1 and local_id = any($2::text[])',
    values: [kind, ids],
  });
};

/** Exams whose marks are fetched. @param batches only those of these; null for all */
export const linkedExams = async (
  connection: Connection,
  batches: readonly number[] | null,
): Promise<readonly { readonly exam: number; readonly name: string }[]> => {
  const linked = await connection.query<{ readonly exam: number; readonly name: string }>({
    name: 'learn_exams',
    text: `select exam_id::float8 as exam, name from learn_mapping where entity_type = 'EXAM' order by exam_id`,
    most: 10_000,
  });
  if (batches === null) return linked;
  const exams = linked.map(({ exam }) => exam);
  const wanted = new Set(await examsOfBatches(connection, exams, batches));
  return linked.filter(({ exam }) => wanted.has(exam));
};
