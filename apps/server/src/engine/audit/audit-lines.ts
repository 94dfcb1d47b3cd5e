import type { Work } from '../behaviour.ts';
import type { Changes } from '../audit-entry.ts';
import { writeAudits } from './write-audit.ts';

/** What happened to one record; `changes` is `{path: [before, after]}`. */
export interface AuditLine {
  readonly id: number;
  readonly version: number;
  readonly changes?: Changes;
}

/** Id of the acting user for columns that refer to one; null for the product itself. */
export const actorId = ({ context }: Pick<Work, 'context'>): number | null =>
  context.actor.id > 0 ? context.actor.id : null;

/** Writes the history of many records of one resource (its key), all of which underwent the same change. */
export const writeAuditLines = (
  work: Work,
  resource: string,
  verb: string,
  lines: readonly AuditLine[],
): void =>
  writeAudits(
    work,
    lines.map(({ id, version, changes = {} }) => ({
      resource: { key: resource },
      id,
      verb,
      version,
      changes,
    })),
  );
