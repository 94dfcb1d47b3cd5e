import { parseFilter } from '../../filter/parse.ts';
import { messageOf } from '../../problem/messages.ts';
import { resolvePath } from '../../resource/paths.ts';
import { columnField } from '../../view/columns.ts';
import { orderOfView } from '../../view/define.ts';
import type { AnyView, ViewColumn, ViewFigure } from '../../view/define.ts';
import type { Catalogue } from '../catalogue.ts';
import { didYouMean } from './closest.ts';
import { address, type CatalogueCheck, type Found } from './finding.ts';

const reserved = ['sort', 'range', 'q'];

const inFilter = (at: string, of: string, filter: unknown, catalogue: Catalogue): readonly Found[] => {
  if (filter === undefined || !catalogue.has(of)) return [];
  const parsed = parseFilter(filter, { resource: catalogue.resource(of), catalogue });
  return parsed.ok ? [] : [{ at, message: `${parsed.at}: ${messageOf(parsed.violation, parsed.at)}` }];
};

const inFigure = (at: string, view: AnyView, figure: ViewFigure, catalogue: Catalogue): readonly Found[] => {
  const { of, via = '', on } = figure;
  const own = of ?? view.of ?? '';
  const where = inFilter(`${at}.where`, own, figure.where, catalogue);
  if (figure.must && of === undefined) return [{ at, message: '`must` needs rows elsewhere (`of`)' }];
  if (of === undefined) return where;
  if (!catalogue.has(of)) return [{ at, message: `no resource "${of}"` }];
  const target = on === undefined ? view.of : undefined;
  const pointer = resolvePath(catalogue.resource(of), via, catalogue)?.field;
  const misses =
    pointer?.type === 'ref' && (target === undefined || pointer.to === target)
      ? []
      : [{ at, message: `${of} has no reference "${via}" to ${target ?? on ?? ''}` }];
  return [...where, ...misses];
};

const inColumn = (
  view: AnyView,
  [key, column]: readonly [string, ViewColumn],
  catalogue: Catalogue,
): readonly Found[] => {
  const at = address(view, `columns.${key}`);
  if (view.of === undefined) {
    return column.as ? [] : [{ at, message: 'a view without `of` says what its columns are shown as' }];
  }
  const found = columnField(view, key, { ...column, as: undefined }, catalogue);
  const path = column.figure ? (column.figure.field ?? '') : (column.value ?? key);
  const missing = found
    ? []
    : [
        {
          at,
          message: `${column.figure?.of ?? view.of} has no field "${path}"`,
          ...didYouMean(path, Object.keys(catalogue.resource(view.of).fields)),
        },
      ];
  return [...missing, ...(column.figure ? inFigure(at, view, column.figure, catalogue) : [])];
};

const linkMistakes = (view: AnyView): readonly Found[] =>
  Object.entries(view.columns).flatMap(([key, { link = '' }]) =>
    Array.from(link.matchAll(/:(\w+)/g), ([, name = '']) => name)
      .filter((name) => !Object.hasOwn(view.columns, name))
      .map((name) => ({ at: address(view, `columns.${key}.link`), message: `no column "${name}"` })),
  );

const mistakesIn = (view: AnyView, catalogue: Catalogue): readonly Found[] => {
  const { of, where, narrows = {}, parameters = {}, columns, access } = view;
  if (of !== undefined && !catalogue.has(of))
    return [{ at: address(view, 'of'), message: `no resource "${of}"` }];
  return [
    ...(of === undefined && !access?.length
      ? [{ at: address(view, 'access'), message: 'a view without `of` says who opens it' }]
      : []),
    ...Object.entries(columns).flatMap((entry) => inColumn(view, entry, catalogue)),
    ...linkMistakes(view),
    ...orderOfView(view)
      .filter(({ column }) => !Object.hasOwn(columns, column))
      .map(({ column }) => ({
        at: address(view, 'sort'),
        message: `no column "${column}"`,
        ...didYouMean(column, Object.keys(columns)),
      })),
    ...inFilter(address(view, 'where'), of ?? '', where, catalogue),
    ...Object.keys(parameters).flatMap((key) => [
      ...(reserved.includes(key)
        ? [{ at: address(view, `parameters.${key}`), message: `"${key}" is a word of the call` }]
        : []),
      ...(of === undefined || narrows[key] === ''
        ? []
        : inFilter(
            address(view, `parameters.${key}`),
            of,
            { [narrows[key] ?? key]: { $field: key } },
            catalogue,
          )),
    ]),
  ];
};

/** A view that names something missing would fail only when a user opens the page. */
export const views: CatalogueCheck = {
  code: 'RES050',
  finds: 'A view with an unknown resource, field, filter, parameter, link or order.',
  run: (catalogue) => (catalogue.views ?? []).flatMap((view) => mistakesIn(view, catalogue)),
};
