import type { AnyResource } from '@school/kernel';
import type { CallContext } from '../../context.ts';
import type { Engine } from '../../engine.ts';
import { invalidField } from '../../envelope/refusals.ts';
import { rightsOf } from '../../query/rights.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { InstitutionForms } from '../transfer-services.ts';
import type { CellContext } from './cell-value.ts';
import { importFields } from './import-fields.ts';
import type { ImportField } from './import-fields.ts';
import type { ImportPlan, PlannedField } from './import-plan.ts';
import { planLines } from './plan-lines.ts';
import type { PlannedColumn } from './plan-lines.ts';
import { refuse } from './run-body.ts';
import { originOf } from './run-request.ts';
import type { ImportRequest } from './run-request.ts';
import type { DayOrders } from './typed-day.ts';

interface PlanParts {
  readonly engine: Engine;
  readonly context: CallContext;
  readonly resource: AnyResource;
  readonly request: ImportRequest;
  readonly columns: Sheet['columns'];
  readonly forms: InstitutionForms;
  /** Columns in addition to the fields of the resource. */
  readonly beside: readonly ImportField[];
  /** Knows the date orders once the file has been scanned. */
  readonly orders?: DayOrders;
}

const columnFor = (fields: readonly PlannedField[], path: string): string => {
  const origin = fields.find((planned) => planned.path === path)?.origin;
  return origin && 'column' in origin ? origin.column : '';
};

/** References that the caller may have created: the field allows it, and so do the rights in the other resource. */
const createsOf = (
  { engine, context, request }: PlanParts,
  fields: readonly PlannedField[],
): ReadonlySet<string> => {
  for (const path of request.createMissing) {
    const field = fields.find((planned) => planned.path === path)?.field;
    if (field?.type !== 'ref' || !field.create) throw refuse('createMissing', 'unknownField');
    const target = engine.catalogue.resource(field.to);
    if (rightsOf(context.actor, target).may('create')) continue;
    throw invalidField('createMissing', 'notAllowed', 'You are not allowed to create %{records}.', {
      records: target.label[1],
    });
  }
  return new Set(request.createMissing);
};

/**
 * Makes sure that everything a request names exists for the caller.
 * @throws Invalid for fields that the caller may not fill, exactly as for unknown ones, and for unknown columns
 */
export const makePlan = (parts: PlanParts): ImportPlan => {
  const { engine, context, resource, request, columns, forms, orders } = parts;
  const possible = [...importFields(context, resource, engine.catalogue), ...parts.beside];
  const inLines: PlannedColumn[] = [];
  const beside: PlannedField[] = [];
  const cells: CellContext = {
    today: context.today,
    locale: context.locale,
    dateOrder: forms.dateOrder,
    timeZone: forms.timeZone,
    dayOrder: (path) =>
      orders?.of(
        columnFor([...fields, ...inLines.map(({ planned }) => planned)], path),
        forms.dateOrder,
        context.locale,
      ) ?? forms.dateOrder,
  };
  const fields = Object.entries(request.mapping).flatMap(([path, mapped]): readonly PlannedField[] => {
    const found = possible.find((field) => field.path === path);
    if (!found) throw refuse(`mapping.${path.slice(0, 80)}`, 'unknownField');
    const origin = originOf(found, mapped, columns, cells);
    const name = 'column' in origin ? origin.column : found.label;
    const planned = { path, field: found.field, name, origin };
    if (found.beside) beside.push(planned);
    else if (found.line) inLines.push({ planned, line: found.line });
    else return [planned];
    return [];
  });
  return {
    engine,
    context,
    resource,
    fields,
    lines: planLines(resource.key, inLines, engine.catalogue),
    beside,
    creates: createsOf(parts, fields),
    update: request.update,
    cells,
  };
};
