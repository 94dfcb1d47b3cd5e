import { isSummable } from '../../field/summable.ts';
import type { AnyField } from '../../field/definition.ts';
import type { AnyReport } from '../../report/define.ts';
import type { AnyResource } from '../../resource/definition.ts';
import { fieldOf } from '../../resource/fields-of.ts';
import { resolvePath } from '../../resource/paths.ts';
import { columnField } from '../../view/columns.ts';
import type { AnyView } from '../../view/define.ts';
import type { Catalogue } from '../catalogue.ts';
import { address, eachResource, type CatalogueCheck, type Found } from './finding.ts';

const refuse = (at: string, name: string, field: AnyField | undefined): readonly Found[] =>
  field === undefined || isSummable(field) ? [] : [{ at, message: `"${name}" cannot be added up` }];

const inList = (resource: AnyResource): readonly Found[] =>
  (resource.list.totals ?? []).flatMap((name, index) =>
    refuse(address(resource, `list.totals[${index}]`), name, fieldOf(resource, name)),
  );

const inRollups = (resource: AnyResource, catalogue: Catalogue): readonly Found[] =>
  Object.entries(resource.fields).flatMap(([key, rollup]) => {
    if (rollup.type !== 'rollup' || rollup.fn !== 'sum' || !catalogue.has(rollup.of)) return [];
    const name = rollup.field ?? '';
    const field = resolvePath(catalogue.resource(rollup.of), name, catalogue)?.field;
    return refuse(address(resource, `fields.${key}`), name, field);
  });

/** Without `from` the report's own query computes the columns. */
const inReport = (report: AnyReport, catalogue: Catalogue): readonly Found[] => {
  const { from, columns } = report;
  if (from === undefined || !catalogue.has(from)) return [];
  return Object.entries(columns).flatMap(([key, { value, figure, total, elsewhere }]) => {
    const [fn, summed] = figure?.split(':') ?? [];
    if (elsewhere || (fn ? fn !== 'sum' : !total)) return [];
    const name = summed ?? value ?? key;
    const field = resolvePath(catalogue.resource(from), name, catalogue)?.field;
    return refuse(address(report, `columns.${key}`), name, field);
  });
};

const inView = (view: AnyView, catalogue: Catalogue): readonly Found[] =>
  Object.entries(view.columns).flatMap(([key, column]) => {
    const { figure, total } = column;
    if (view.of === undefined || (figure ? figure.fn !== 'sum' : !total)) return [];
    const field = columnField(view, key, { ...column, as: undefined }, catalogue);
    return refuse(address(view, `columns.${key}`), figure?.field ?? column.value ?? key, field);
  });

/** A sum that the server cannot compute would break the sums of all other columns, and a sum of prices is misleading. */
export const totals: CatalogueCheck = {
  code: 'RES032',
  finds: 'A total of a list, rollup, report or view over a field that cannot be added up.',
  run: (catalogue) => [
    ...eachResource(inList)(catalogue),
    ...eachResource(inRollups)(catalogue),
    ...catalogue.reports.flatMap((report) => inReport(report, catalogue)),
    ...(catalogue.views ?? []).flatMap((view) => inView(view, catalogue)),
  ],
};
