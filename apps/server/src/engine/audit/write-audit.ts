import type { AnyResource } from '@school/kernel';
import type { Work } from '../behaviour.ts';
import type { Changes } from './changes.ts';

/** One line of the history. */
export interface AuditEntry {
  readonly resource: AnyResource;
  readonly id: number | null;
  /** `create`, `update`, `delete`, `archive`, `restore`, `transition:<name>` or `action:<name>`. */
  readonly verb: string;
  readonly version: number | null;
  readonly changes: Changes;
}

/** Writes who did what; part of the transaction of the write, so that neither is ever there alone. */
export const writeAudit = async ({ context, transaction }: Work, entry: AuditEntry): Promise<void> => {
  await transaction.query({
    name: 'audit_write',
    text: `INSERT INTO audit_entry (actor_id, actor_name, address, request_id, resource, record_id, verb, version, changes)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      context.actor.id > 0 ? context.actor.id : null,
      (context.username ?? '').slice(0, 200),
      context.address.slice(0, 64),
      context.requestId.slice(0, 64),
      entry.resource.key,
      entry.id,
      entry.verb,
      entry.version,
      JSON.stringify(entry.changes),
    ],
  });
};
