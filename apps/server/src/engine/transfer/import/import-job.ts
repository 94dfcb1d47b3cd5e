import { Forbidden } from '@school/kernel';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { JobDefinition, JobRun } from '../../../platform/jobs/job.ts';
import type { CallContext } from '../../context.ts';
import { extendedResource } from '../../custom/custom-fields.ts';
import type { Engine } from '../../engine.ts';
import { rightsOf } from '../../query/rights.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { servicesOf } from '../transfer-services.ts';
import { openImportFile } from './import-file.ts';
import type { ImportFile } from './import-file.ts';
import { besideFields } from './import-fields.ts';
import type { ImportPlan } from './import-plan.ts';
import { mostSamples } from './import-tally.ts';
import type { ImportResult } from './import-tally.ts';
import { doneBefore } from './import-marks.ts';
import { makePlan } from './make-plan.ts';
import { mendedSheet, mostMended } from './mended-rows.ts';
import { runImport, tryImport } from './run-import.ts';
import type { RunOutcome } from './run-import.ts';
import type { ImportRequest } from './run-request.ts';
import { DayOrders } from './typed-day.ts';
import { keepWrongRows } from './wrong-rows.ts';

/** What a job of this kind receives. */
export interface ImportInput extends ImportRequest {
  readonly resource: string;
}

/** Kind of the job; job records carry it. */
export const importKind = 'import';

export const importTitle =
  (engine: Engine) =>
  ({ resource, dryRun }: ImportInput): string => {
    const [, plural] = engine.catalogue.resource(resource).label;
    return dryRun ? `Import of ${plural}: trial` : `Import of ${plural}`;
  };

/** Scans the file once: how many rows it has, and how its columns write dates. */
const survey = async (sheet: Sheet): Promise<{ readonly rows: number; readonly orders: DayOrders }> => {
  const orders = new DayOrders();
  let rows = 0;
  for await (const { cells } of sheet.rows()) {
    rows += 1;
    sheet.columns.forEach((column, index) => orders.look(column, cells[index]));
  }
  return { rows, orders };
};

const planOf = async (
  engine: Engine,
  context: CallContext,
  input: ImportInput,
  sheet: Sheet,
  orders: DayOrders,
): Promise<ImportPlan> => {
  const resource = await extendedResource(
    engine.database.of(context.institute),
    engine.catalogue.resource(input.resource),
  );
  const rights = rightsOf(context.actor, resource);
  if (!rights.may('import') || !rights.may('create')) throw new Forbidden();
  const forms = await servicesOf(engine).forms(context);
  const beside = await besideFields(engine, context, resource);
  const { columns } = sheet;
  return makePlan({ engine, context, resource, request: input, columns, forms, beside, orders });
};

const resultOf = async (
  engine: Engine,
  { context }: JobRun,
  { file, sheet }: ImportFile,
  dryRun: boolean,
  { figures, wrong, samples }: RunOutcome,
): Promise<ImportResult> => {
  const place = { institute: context.institute, createdBy: context.actor.id };
  const files = servicesOf(engine).files();
  const wrongFile = wrong.length > 0 ? await keepWrongRows(files, place, file, sheet, wrong) : undefined;
  const problems = wrong
    .slice(0, mostSamples)
    .map(({ source, reason }) => ({ row: source.row, message: reason }));
  const wrongRows = wrong.slice(0, mostMended).map(({ source }) => source.row);
  return { dryRun, ...figures, ...(wrongFile ? { wrongFile, wrongRows } : {}), problems, samples };
};

/** The job that imports a file, or only tries to. */
export const importJob = (engine: Engine): JobDefinition<ImportInput, ImportResult> =>
  defineJob({
    kind: importKind,
    title: importTitle(engine),
    run: async (input, job) => {
      const { file, sheet } = await openImportFile(engine, job.context, input.fileId);
      const opened = { file, sheet: mendedSheet(sheet, input.mended ?? []) };
      const { rows, orders } = await survey(opened.sheet);
      await job.progress(0, rows);
      const plan = await planOf(engine, job.context, input, opened.sheet, orders);
      const run = input.dryRun ? tryImport : runImport;
      const outcome = await run(plan, opened.sheet, (done) => job.progress(done, rows));
      return resultOf(engine, job, opened, input.dryRun, outcome);
    },
    left: async (input, { context }) => {
      if (input.dryRun) return undefined;
      const { figures, reasons } = await doneBefore(
        engine,
        context,
        engine.catalogue.resource(input.resource),
      );
      const problems = [...reasons].slice(0, mostSamples).map(([row, message]) => ({ row, message }));
      return { dryRun: false, ...figures, problems, samples: [] };
    },
  });
