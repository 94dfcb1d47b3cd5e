import type { AnyResource } from '@school/kernel';
import { writeAudit } from '../../audit/write-audit.ts';
import type { CallContext } from '../../context.ts';
import type { Engine } from '../../engine.ts';
import type { Work } from '../../behaviour.ts';
import { addFigures, noFigures } from './import-tally.ts';
import type { Figures } from './import-tally.ts';

/** What a batch has left behind: how far it got, its figures, and its wrong rows. */
export interface BatchMark {
  readonly upTo: number;
  readonly figures: Figures;
  readonly wrong: readonly (readonly [row: number, reason: string])[];
}

/** What an import had done before it was interrupted. */
export interface DoneBefore {
  /** Last completed row of the file, 0 for none. */
  readonly upTo: number;
  readonly figures: Figures;
  readonly reasons: ReadonlyMap<number, string>;
}

/**
 * Records the progress of an import in the history, in the transaction of the batch: an interrupted run continues after the
 * last batch that was committed, so that no row is imported twice.
 */
export const markBatch = (work: Work, resource: AnyResource, { upTo, figures, wrong }: BatchMark): void =>
  writeAudit(work, {
    resource,
    id: null,
    verb: 'import',
    version: null,
    changes: { upTo: [null, upTo], figures: [null, figures], wrong: [null, wrong] },
  });

interface MarkRow {
  readonly changes: {
    readonly upTo: readonly [null, number];
    readonly figures: readonly [null, Figures];
    readonly wrong: readonly [null, BatchMark['wrong']];
  };
}

/** What previous runs of the same job have done; the job is the request of its context. */
export const doneBefore = async (
  engine: Engine,
  { institute, requestId }: CallContext,
  { key }: AnyResource,
): Promise<DoneBefore> => {
  const rows = await engine.database.of(institute).query<MarkRow>({
    name: 'import_marks',
    text: `SELECT changes FROM audit_entry
      WHERE resource = $1 AND record_id IS NULL AND verb = 'import' AND request_id = $2 ORDER BY id`,
    values: [key, requestId],
  });
  const reasons = new Map(
    rows.flatMap(({ changes }) => changes.wrong[1].map(([row, reason]) => [row, reason])),
  );
  return {
    upTo: Math.max(0, ...rows.map(({ changes }) => changes.upTo[1])),
    figures: rows.reduce((sum, { changes }) => addFigures(sum, changes.figures[1]), noFigures),
    reasons,
  };
};
