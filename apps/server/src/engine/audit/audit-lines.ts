import type { Work } from '../behaviour.ts';

/** What happened to one record; `changes` is `{path: [before, after]}`. */
export interface AuditLine {
  readonly id: number;
  readonly version: number;
  readonly changes?: Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
}

/** Id of the acting user for columns that refer to one; null for the product itself. */
export const actorId = ({ context }: Pick<Work, 'context'>): number | null =>
  context.actor.id > 0 ? context.actor.id : null;

/** Writes the history of many records with one statement, in the transaction of the change. */
export const writeAuditLines = async (
  work: Work,
  resource: string,
  verb: string,
  lines: readonly AuditLine[],
): Promise<void> => {
  if (lines.length === 0) return;
  const { context, transaction } = work;
  await transaction.query({
    name: 'audit_lines',
    text: `INSERT INTO audit_entry (actor_id, actor_name, address, request_id, resource, record_id, verb, version, changes)
      SELECT $1::bigint, $2, $3, $4, $5, l.id, $6, l.version, coalesce(l.changes, '{}'::jsonb)
      FROM jsonb_to_recordset($7::jsonb) AS l (id bigint, version integer, changes jsonb)`,
    values: [
      actorId(work),
      (context.username ?? '').slice(0, 200),
      context.address.slice(0, 64),
      context.requestId.slice(0, 64),
      resource,
      verb,
      JSON.stringify(lines),
    ],
  });
};
