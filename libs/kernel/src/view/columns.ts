import type { KnownResources } from '../resource/known.ts';
import type { AnyField } from '../field/definition.ts';
import { wordsOf } from '../naming/case.ts';
import { resolvePath } from '../resource/paths.ts';
import type { AnyView, ViewColumn } from './define.ts';

type Definitions = KnownResources;

/** What determines how values of a column are formatted. */
export interface ShownColumn {
  readonly key: string;
  readonly label: string;
  readonly field: AnyField;
  readonly total?: boolean;
  readonly hidden?: boolean;
  readonly link?: string;
}

/** The part of a field that determines how its values are shown; checks and permissions are left out. */
const told: ReadonlySet<string> = new Set([
  'type',
  'as',
  'scale',
  'trim',
  'year',
  'options',
  'tones',
  'swatches',
  'to',
  'until',
]);

const shownField = (field: AnyField): AnyField =>
  Object.fromEntries(Object.entries(field).filter(([name]) => told.has(name))) as AnyField;

const fieldAt = (of: string, path: string, catalogue: Definitions): AnyField | undefined =>
  catalogue.has(of) ? resolvePath(catalogue.resource(of), path, catalogue)?.field : undefined;

const figureField = (view: AnyView, column: ViewColumn, catalogue: Definitions): AnyField | undefined => {
  const { figure } = column;
  if (!figure || figure.fn === 'count') return { type: 'int' };
  const field = fieldAt(figure.of ?? view.of ?? '', figure.field ?? '', catalogue);
  return figure.fn === 'avg' && field ? { type: 'decimal', scale: 2 } : field;
};

/** The field that a column shows; undefined where its path names none. */
export const columnField = (
  view: AnyView,
  key: string,
  column: ViewColumn,
  catalogue: Definitions,
): AnyField | undefined => {
  if (column.grain) return { type: column.grain === 'month' ? 'text' : 'int' };
  if (column.as) return { type: column.as } as AnyField;
  if (view.of === undefined) return undefined;
  return column.figure
    ? figureField(view, column, catalogue)
    : fieldAt(view.of, column.value ?? key, catalogue);
};

/** The columns of a view as an answer describes them; those whose path names nothing are left out. */
export const shownColumnsOf = (view: AnyView, catalogue: Definitions): readonly ShownColumn[] =>
  Object.entries(view.columns).flatMap(([key, column]) => {
    const field = columnField(view, key, column, catalogue);
    if (!field) return [];
    const { total, hidden, link } = column;
    return [
      {
        key,
        label: column.label ?? field.label ?? wordsOf((column.value ?? key).split('.').at(-1) ?? key),
        field: shownField(field),
        ...(total ? { total } : {}),
        ...(hidden ? { hidden } : {}),
        ...(link === undefined ? {} : { link }),
      },
    ];
  });
