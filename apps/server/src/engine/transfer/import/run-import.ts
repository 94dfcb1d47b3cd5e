import type { Work } from '../../behaviour.ts';
import { inTransaction } from '../../write/in-transaction.ts';
import { EngineRecords } from '../../write/records.ts';
import { transferField } from '../field-label.ts';
import type { Sheet, SheetRow } from '../sheet/sheet.ts';
import { ExistingRecords } from './existing-records.ts';
import { doneBefore, markBatch } from './import-marks.ts';
import type { DoneBefore } from './import-marks.ts';
import { columnNameIn } from './import-plan.ts';
import type { ImportPlan } from './import-plan.ts';
import { addFigures, figuresOf, mostSamples, noFigures } from './import-tally.ts';
import type { Figures } from './import-tally.ts';
import { ReferenceFinder } from './reference-finder.ts';
import type { ChangeSample, RowOutcome } from './row-outcome.ts';
import { rowValues } from './row-values.ts';
import { runBatch } from './run-batch.ts';
import type { WrongRow } from './wrong-rows.ts';
import type { RunParts } from './look-up.ts';

/** Rows per transaction. */
const rowsPerBatch = 200;

/** What a run has done, or would do. */
export interface RunOutcome {
  readonly figures: Figures;
  readonly wrong: readonly WrongRow[];
  readonly samples: readonly ChangeSample[];
}

/** Reports how many rows are done; throws when the run is to stop. */
export type TellRows = (rows: number) => Promise<void>;

class Run {
  private figures: Figures = noFigures;
  private readonly wrong: WrongRow[] = [];
  private readonly samples: ChangeSample[] = [];
  private readonly plan: ImportPlan;
  private readonly finder: ReferenceFinder;
  private readonly parts: RunParts;
  private readonly columnOf: (path: string) => string;
  private rows = 0;
  private plannedAt = 0;

  constructor(plan: ImportPlan) {
    this.plan = plan;
    this.finder = new ReferenceFinder(plan.engine);
    const wantsSample = (): boolean => this.samples.length < mostSamples;
    this.parts = { plan, finder: this.finder, existing: new ExistingRecords(plan), wantsSample };
    this.columnOf = columnNameIn(plan, (path) => transferField(plan.resource, path)?.label ?? path);
  }

  get outcome(): RunOutcome {
    const { figures, wrong, samples } = this;
    return { figures, wrong, samples: samples.slice(0, mostSamples) };
  }

  get done(): number {
    return this.rows;
  }

  /** Rows that an earlier run of the same job has imported or refused. */
  takeOver(before: DoneBefore): void {
    this.figures = before.figures;
  }

  pass(row: SheetRow, reason: string | undefined): void {
    this.rows += 1;
    if (reason !== undefined) this.wrong.push({ source: row, reason });
  }

  /** A batch inside a transaction; none of it counts before `count`. */
  async batch(work: Work, rows: readonly SheetRow[], mark: number): Promise<readonly RowOutcome[]> {
    this.finder.goBack(mark);
    await this.planAnew(work);
    const values = rows.map((row) => rowValues(this.plan, row));
    return runBatch(this.parts, work, values, this.columnOf);
  }

  get mark(): number {
    return this.finder.mark;
  }

  /**
   * A connection keeps its plans until the tables are analysed again, which does not happen inside a transaction: a plan
   * that scans a table of a few rows would do so for every row of the file. Doubling keeps it rare.
   */
  private async planAnew({ transaction }: Work): Promise<void> {
    if (this.rows < this.plannedAt * 2) return;
    this.plannedAt = Math.max(this.rows, rowsPerBatch / 2);
    await transaction.query({ text: 'DISCARD PLANS' });
  }

  count(rows: readonly SheetRow[], outcomes: readonly RowOutcome[]): void {
    this.rows += rows.length;
    this.figures = addFigures(this.figures, figuresOf(outcomes));
    outcomes.forEach(({ reason, sample }, index) => {
      const source = rows[index];
      if (reason !== undefined && source) this.wrong.push({ source, reason });
      if (sample) this.samples.push(sample);
    });
  }
}

async function* batchesOf(rows: AsyncIterable<SheetRow>): AsyncGenerator<readonly SheetRow[]> {
  let batch: SheetRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < rowsPerBatch) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Rows after those that are done; the others only keep their reasons. */
async function* remaining(
  run: Run,
  rows: AsyncIterable<SheetRow>,
  before: DoneBefore,
): AsyncGenerator<SheetRow> {
  for await (const row of rows) {
    if (row.row > before.upTo) yield row;
    else run.pass(row, before.reasons.get(row.row));
  }
}

const reasonsOf = (
  rows: readonly SheetRow[],
  outcomes: readonly RowOutcome[],
): (readonly [number, string])[] =>
  outcomes.flatMap(({ reason }, index) =>
    reason === undefined ? [] : [[rows[index]?.row ?? 0, reason] as const],
  );

/**
 * Imports the rows of a sheet, one batch per transaction. Run again by the same job, it resumes where it was interrupted.
 */
export const runImport = async (plan: ImportPlan, sheet: Sheet, tell: TellRows): Promise<RunOutcome> => {
  const { engine, context, resource } = plan;
  const records = new EngineRecords(engine);
  const before = await doneBefore(engine, context, resource);
  const run = new Run(plan);
  run.takeOver(before);
  for await (const rows of batchesOf(remaining(run, sheet.rows(), before))) {
    const { mark } = run;
    const outcomes = await inTransaction(engine, records, context, async (work) => {
      const written = await run.batch(work, rows, mark);
      const upTo = rows.at(-1)?.row ?? 0;
      markBatch(work, resource, { upTo, figures: figuresOf(written), wrong: reasonsOf(rows, written) });
      return written;
    });
    run.count(rows, outcomes);
    await tell(run.done);
  }
  return run.outcome;
};

/** Carries the findings of a trial run out of the transaction that it rolls back. */
class TrialOver extends Error {
  readonly outcome: RunOutcome;
  constructor(outcome: RunOutcome) {
    super('The trial is over.');
    this.outcome = outcome;
  }
}

/** Does the same in one transaction that is rolled back: what it counts is what a run would do. */
export const tryImport = async (plan: ImportPlan, sheet: Sheet, tell: TellRows): Promise<RunOutcome> => {
  const { engine, context } = plan;
  try {
    return await inTransaction(engine, new EngineRecords(engine), context, async (work) => {
      const run = new Run(plan);
      for await (const rows of batchesOf(sheet.rows())) {
        run.count(rows, await run.batch(work, rows, run.mark));
        await tell(run.done);
      }
      throw new TrialOver(run.outcome);
    });
  } catch (error) {
    if (error instanceof TrialOver) return error.outcome;
    throw error;
  }
};
