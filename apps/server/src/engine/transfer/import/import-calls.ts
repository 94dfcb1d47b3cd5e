import { Forbidden, hasStart } from '@school/kernel';
import type { ImportRead, OfferedField } from '@school/kernel';
import type { Call } from '../../calls/generic-call.ts';
import { invalidField } from '../../envelope/refusals.ts';
import { refuseUnknown } from '../../calls/query-parameters.ts';
import { rightsOf } from '../../query/rights.ts';
import type { InCell } from '../sheet/cell.ts';
import { servicesOf } from '../transfer-services.ts';
import { guessMapping } from './guess-mapping.ts';
import { besideFields, importFields, otherLabels } from './import-fields.ts';
import type { ImportField } from './import-fields.ts';
import { openImportFile } from './import-file.ts';
import { importKind, importTitle } from './import-job.ts';
import type { ImportInput } from './import-job.ts';
import { makePlan } from './make-plan.ts';
import { mendedSheet } from './mended-rows.ts';
import { bodyWith, fileIdOf } from './run-body.ts';
import { importRequestOf } from './run-request.ts';

/** @throws Forbidden for those who may never import or create here */
export const assertMayImport = ({ context, resource }: Pick<Call, 'context' | 'resource'>): void => {
  const rights = rightsOf(context.actor, resource);
  if (!rights.may('import') || !rights.may('create')) throw new Forbidden();
};

const offered = ({ context, engine }: Call, { path, label, field, beside }: ImportField): OfferedField => {
  const required = field.required === true && !hasStart(field);
  const base = { key: path, label, type: field.type, required, ...(beside && { beside }) };
  if (field.type === 'choice' || field.type === 'choices') return { ...base, options: field.options };
  if (field.type === 'refs') return { ...base, to: field.to };
  if (field.type !== 'ref') return base;
  const rights = rightsOf(context.actor, engine.catalogue.resource(field.to));
  return { ...base, to: field.to, create: field.create === true && rights.may('create') };
};

const previewRows = 20;
/** Rows shown at a time. */
const mostShown = 100;
const noParameters: ReadonlySet<string> = new Set();

/** Which rows are shown, both bounds inclusive; the first ones unless others are requested. @throws Invalid */
const rangeOf = (range: unknown): readonly [number, number] => {
  if (range === undefined) return [0, previewRows - 1];
  const [from, to] = Array.isArray(range) && range.length === 2 ? (range as readonly unknown[]) : [];
  const areWhole = Number.isSafeInteger(from) && Number.isSafeInteger(to);
  if (areWhole && Number(from) >= 0 && Number(to) >= Number(from) && Number(to) - Number(from) < mostShown) {
    return [Number(from), Number(to)];
  }
  throw invalidField('range', 'notRange', 'This must be a range such as [0, 24], of at most %{max} rows.', {
    max: mostShown,
  });
};

/** Reads an uploaded file: its columns, some of its rows, and which field each column appears to fill. */
export const readImport = async (call: Call): Promise<ImportRead> => {
  const { engine, context, resource, query, body } = call;
  refuseUnknown(query, noParameters);
  assertMayImport(call);
  const { fileId, range } = bodyWith(body, new Set(['fileId', 'range']));
  const [from, to] = rangeOf(range);
  const { sheet } = await openImportFile(engine, context, fileIdOf(fileId));
  const preview: (readonly InCell[])[] = [];
  let rows = 0;
  for await (const { cells } of sheet.rows()) {
    rows += 1;
    if (rows > from && rows <= to + 1) preview.push(sheet.columns.map((_, index) => cells[index] ?? ''));
  }
  // An export uses the school's words; an exported file maps itself on the way back.
  const say = await servicesOf(engine).words(context);
  const fields: readonly ImportField[] = [
    ...importFields(context, resource, engine.catalogue).map((field) => ({
      ...field,
      label: say(field.label),
    })),
    ...(await besideFields(engine, context, resource)),
  ];
  return {
    columns: sheet.columns,
    rows,
    preview,
    mapping: guessMapping(
      resource,
      engine.catalogue,
      fields,
      otherLabels(resource, fields).map(say),
      sheet.columns,
    ),
    fields: fields.map((field) => offered(call, field)),
  };
};

/** Starts an import job, after checking everything that can be wrong with the request. */
export const startImport = async (
  call: Call,
): Promise<{ readonly jobId: string; readonly isNew: boolean }> => {
  const { engine, context, resource, query, body } = call;
  refuseUnknown(query, noParameters);
  assertMayImport(call);
  const request = importRequestOf(body);
  const services = servicesOf(engine);
  const { sheet } = await openImportFile(engine, context, request.fileId);
  mendedSheet(sheet, request.mended ?? []);
  const forms = await services.forms(context);
  const beside = await besideFields(engine, context, resource);
  makePlan({ engine, context, resource, request, columns: sheet.columns, forms, beside });
  const input: ImportInput = { ...request, resource: resource.key };
  const kind = { kind: importKind, title: importTitle(engine) };
  const uniqueKey = [resource.key, context.actor.id, request.fileId, request.dryRun].join('/');
  return services.jobs().start(context, kind, input, { uniqueKey });
};
