import { readGroupedBy } from '../../field/grouping.ts';
import type { AnyResource } from '../../resource/definition.ts';

/** A place that names a field of its own resource. */
export interface NamedField {
  readonly at: string;
  readonly name: string;
}

const each = (at: string, names: readonly string[] | undefined): readonly NamedField[] =>
  (names ?? []).map((name, index) => ({ at: `${at}[${index}]`, name }));

const one = (at: string, name: string | undefined): readonly NamedField[] =>
  name === undefined ? [] : [{ at, name }];

const ofForm = ({ form }: AnyResource): readonly NamedField[] =>
  (form?.tabs ?? []).flatMap((tab, t) =>
    tab.sections.flatMap((section, s) => [
      ...each(`form.tabs[${t}].sections[${s}].fields`, section.fields),
      ...each(`form.tabs[${t}].sections[${s}].onDemand`, section.onDemand),
    ]),
  );

/** Every place of a resource that names a field: lists, forms, conditions, checks, unique and the like. */
export const namedFields = (resource: AnyResource): readonly NamedField[] => {
  const { alike, list, subtitle, title, unique, checks, noOverlap, period, lifecycle, conditions } = resource;
  return [
    ...one('title', title),
    ...Object.entries(resource.fields).flatMap(([key, field]) =>
      field.type === 'computed' ? each(`fields.${key}.sortedBy`, field.sortedBy) : [],
    ),
    ...Object.entries(resource.fields).flatMap(([key, field]) =>
      field.type === 'secret' ? one(`fields.${key}.sentTo`, field.sentTo) : [],
    ),
    ...each('subtitle', subtitle),
    ...each('list.columns', list.columns),
    ...one('list.head', list.head),
    ...one('list.sort', list.sort?.replace(/^-/, '')),
    ...each('list.filters', list.filters),
    ...each('list.totals', list.totals),
    ...each('list.inline', list.inline),
    ...one('list.group.by', list.group && readGroupedBy(list.group.by).path),
    ...one('list.board.by', list.board?.by),
    ...each('list.board.fields', list.board?.fields),
    ...(list.pages ?? []).flatMap(({ columns, filters, head }, index) => [
      ...each(`list.pages[${index}].columns`, columns),
      ...one(`list.pages[${index}].head`, head),
      ...each(`list.pages[${index}].filters`, filters),
    ]),
    ...ofForm(resource),
    ...one('form.resume.field', resource.form?.resume?.field),
    ...Object.keys(conditions ?? {}).map((name) => ({ at: 'conditions', name })),
    ...(unique ?? []).flatMap(({ fields }, index) => each(`unique[${index}].fields`, fields)),
    ...(checks ?? []).map(({ field }, index) => ({ at: `checks[${index}].field`, name: field })),
    ...(noOverlap ?? []).flatMap(({ fields, from, to }, index) => [
      ...each(`noOverlap[${index}].fields`, fields),
      ...one(`noOverlap[${index}].from`, from),
      ...one(`noOverlap[${index}].to`, to),
    ]),
    ...one('scope.year', resource.scope?.year.split('.')[0]),
    ...one('period.from', period?.from),
    ...one('period.to', period?.to),
    ...(alike ?? []).flatMap((fields, index) => each(`alike[${index}]`, fields)),
    ...one('lifecycle.field', lifecycle?.field),
    ...one('accountedBy', resource.accountedBy),
    ...Object.keys(resource.sample ?? {}).map((name) => ({ at: 'sample', name })),
  ];
};
