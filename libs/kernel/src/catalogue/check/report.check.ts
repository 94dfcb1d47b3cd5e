import { dayOfWord } from '../../field/calendar/date-words.ts';
import { parseFilter } from '../../filter/parse.ts';
import { messageOf } from '../../problem/messages.ts';
import type { AnyReport, ReportLink } from '../../report/define.ts';
import { resolvePath } from '../../resource/paths.ts';
import type { Catalogue } from '../catalogue.ts';
import { didYouMean } from './closest.ts';
import { address, type CatalogueCheck, type Found } from './finding.ts';

const reserved = ['format', 'sort', 'range', 'words'];

/** Columns that a link is made of. */
const columnsOf = (link: ReportLink): readonly string[] | Readonly<Record<string, string>> => {
  if ('file' in link) return [link.file];
  if ('id' in link) return [link.id];
  return 'report' in link ? link.parameters : link.filter;
};

/** Places where a report names its own columns. */
const named = (report: AnyReport): readonly (readonly [where: string, column: string])[] => [
  ...(report.groupBy === undefined ? [] : [['groupBy', report.groupBy] as const]),
  ...(report.sort === undefined ? [] : [['sort', report.sort.replace(/^-/, '')] as const]),
  ...(report.chart ? [['chart.category', report.chart.category] as const] : []),
  ...(report.chart?.values ?? []).map((value, index) => [`chart.values[${index}]`, value] as const),
  ...Object.entries(report.columns).flatMap(([key, { link }]) => {
    if (!link) return [];
    return Object.values(columnsOf(link)).map((column) => [`columns.${key}.link`, column] as const);
  }),
];

const columnMistakes = (report: AnyReport): readonly Found[] => {
  const keys = Object.keys(report.columns);
  return named(report)
    .filter(([, column]) => !keys.includes(column))
    .map(([where, column]) => ({
      at: address(report, where),
      message: `no column "${column}"`,
      ...didYouMean(column, keys),
    }));
};

const linkMistakes = (report: AnyReport, catalogue: Catalogue): readonly Found[] =>
  Object.entries(report.columns).flatMap(([key, { link, each }]): readonly Found[] => {
    const at = address(report, `columns.${key}.link`);
    const source = each && !catalogue.has(each.resource) ? [`no resource "${each.resource}"`] : [];
    const missing = link === undefined ? [] : targetMistakes(report, link, catalogue);
    return [...source, ...missing].map((message) => ({ at, message }));
  });

/**
 * A screen that identifies its record by a field, such as an admission number, can be reached from a row that has this
 * field.
 */
const unnamedRecord = (report: AnyReport, link: ReportLink, catalogue: Catalogue): readonly string[] => {
  if (!('id' in link) || link.at !== undefined) return [];
  const { screens, fields } = catalogue.resource(link.resource);
  const screen = [screens?.show ?? ''].flat()[0] ?? '';
  const name = Array.from(screen.matchAll(/:(\w+)/g), (part) => part[1] ?? '').at(-1);
  if (name === undefined || name === 'id' || !(name in fields) || name in report.columns) return [];
  return [`no column "${name}", by which ${screen} names its record`];
};

const targetMistakes = (report: AnyReport, link: ReportLink, catalogue: Catalogue): readonly string[] => {
  if ('file' in link) return [];
  if (!('report' in link)) {
    if (!catalogue.has(link.resource)) return [`no resource "${link.resource}"`];
    return unnamedRecord(report, link, catalogue);
  }
  const target = catalogue.reports.find(({ key }) => key === link.report);
  if (!target) return [`no report "${link.report}"`];
  const given = [...Object.keys(link.parameters), ...(link.keep ?? []), ...(link.each ? [link.each] : [])];
  return [
    ...given.filter((key) => !target.parameters[key]).map((key) => `${link.report} asks for no "${key}"`),
    ...(link.keep ?? []).filter((key) => !report.parameters[key]).map((key) => `no parameter "${key}"`),
  ];
};

const sourceMistakes = (report: AnyReport, catalogue: Catalogue): readonly Found[] => {
  const { from } = report;
  if (from === undefined) return [];
  if (!catalogue.has(from)) return [{ at: address(report, 'from'), message: `no resource "${from}"` }];
  const resource = catalogue.resource(from);
  const paths = Object.entries(report.columns).flatMap(([key, { value, figure, each, elsewhere }]) => {
    if (figure === 'count') return [];
    if (elsewhere) {
      const rows = catalogue.has(elsewhere.of) ? catalogue.resource(elsewhere.of) : undefined;
      const isKnown =
        rows && [elsewhere.via, elsewhere.field].every((path) => resolvePath(rows, path, catalogue));
      return isKnown && resolvePath(resource, elsewhere.at, catalogue)
        ? []
        : [{ at: address(report, `columns.${key}.elsewhere`), message: 'it names no rows that there are' }];
    }
    if (each) {
      return [{ at: address(report, `columns.${key}`), message: '`each` needs a query of its own' }];
    }
    const path = figure?.split(':')[1] ?? value ?? key;
    return resolvePath(resource, path, catalogue)
      ? []
      : [{ at: address(report, `columns.${key}`), message: `${from} has no field "${path}"` }];
  });
  const lifts = report.lifts ?? {};
  const lifted = Object.entries(lifts).flatMap(([key, name]) => [
    ...(report.parameters[key]?.type === 'flag'
      ? []
      : [{ at: address(report, `lifts.${key}`), message: `no flag "${key}"` }]),
    ...(report.where && name in report.where
      ? []
      : [{ at: address(report, `lifts.${key}`), message: `\`where\` has no "${name}"` }]),
  ]);
  const asked = Object.keys(report.parameters).filter((key) => lifts[key] === undefined);
  const narrowed = asked.flatMap((key) => {
    const name = report.narrows?.[key] ?? key;
    const parsed = parseFilter({ [name]: null }, { resource, catalogue });
    const isKnown = parsed.ok || parsed.violation.code !== 'unknownField';
    return isKnown
      ? []
      : [{ at: address(report, `parameters.${key}`), message: `${from} has no field "${name}"` }];
  });
  const parsed = report.where ? parseFilter(report.where, { resource, catalogue }) : undefined;
  const where =
    parsed && !parsed.ok
      ? [{ at: address(report, 'where'), message: `${parsed.at}: ${messageOf(parsed.violation, parsed.at)}` }]
      : [];
  return [...paths, ...lifted, ...narrowed, ...where];
};

const parameterMistakes = (report: AnyReport): readonly Found[] =>
  Object.keys(report.parameters)
    .filter((key) => reserved.includes(key))
    .map((key) => ({ at: address(report, `parameters.${key}`), message: `"${key}" is a word of the call` }));

/** Any day: the set of known words does not depend on it. */
const someDay = '2026-01-01';

/** Terms and years of the institution are not known where an address is read, so only calendar words are allowed. */
const startMistakes = ({ start = {}, ...report }: AnyReport): readonly Found[] =>
  Object.entries(start).flatMap(([key, text]): readonly Found[] => {
    const at = address(report, `start.${key}`);
    const field = report.parameters[key];
    if (!field) return [{ at, message: `no parameter "${key}"` }];
    if (field.type !== 'date' || text === undefined || dayOfWord(text, someDay) !== undefined) return [];
    return [{ at, message: `"${text}" is no day of the calendar` }];
  });

/** Rows represent records through a column of their ids, and actions are those of the records. */
const markMistakes = (report: AnyReport, catalogue: Catalogue): readonly Found[] => {
  const { marks } = report;
  if (!marks) return [];
  const at = address(report, 'marks');
  const of = catalogue.has(marks.resource) ? catalogue.resource(marks.resource) : undefined;
  return [
    ...(of ? [] : [{ at, message: `no resource "${marks.resource}"` }]),
    ...(report.columns[marks.id] ? [] : [{ at, message: `no column "${marks.id}"` }]),
    ...marks.actions
      .filter((name) => of && of.actions?.[name] === undefined)
      .map((name) => ({ at, message: `${marks.resource} has no action "${name}"` })),
  ];
};

/** A report that names something missing would fail only when a user runs it. */
export const reports: CatalogueCheck = {
  code: 'RES025',
  finds:
    'A report with an unknown column, field, resource, filter or day, or a parameter named like one of the call.',
  run: (catalogue) =>
    catalogue.reports.flatMap((report) => [
      ...columnMistakes(report),
      ...linkMistakes(report, catalogue),
      ...sourceMistakes(report, catalogue),
      ...parameterMistakes(report),
      ...startMistakes(report),
      ...markMistakes(report, catalogue),
    ]),
};
