import { parseFilter } from '../../filter/parse.ts';
import { messageOf } from '../../problem/messages.ts';
import type { AnyResource } from '../../resource/definition.ts';
import type { Catalogue } from '../catalogue.ts';
import { address, eachResource, type CatalogueCheck } from './finding.ts';

interface NamedFilter {
  readonly at: string;
  readonly filter: unknown;
  /** Key of the resource whose rows it restricts. */
  readonly of: string;
}

const filtersOf = (resource: AnyResource): readonly NamedFilter[] => [
  ...(['rows', 'remarks'] as const).flatMap((rules) =>
    Object.entries(resource.access[rules] ?? {})
      .filter(([, rule]) => rule !== 'all')
      .map(([principal, filter]) => ({ at: `access.${rules}.${principal}`, filter, of: resource.key })),
  ),
  ...(resource.list.views ?? []).map(({ filter }, index) => ({
    at: `list.views[${index}].filter`,
    filter,
    of: resource.key,
  })),
  ...Object.entries(resource.fields).flatMap(([key, field]): readonly NamedFilter[] => {
    if (field.type === 'ref' || field.type === 'refs') {
      const rules = Object.entries(field.among ?? {}).filter(([, rule]) => rule !== 'all');
      return [
        ...(field.filter ? [{ at: `fields.${key}.filter`, filter: field.filter, of: field.to }] : []),
        ...rules.map(([principal, rule]) => ({
          at: `fields.${key}.among.${principal}`,
          filter: rule,
          of: field.to,
        })),
      ];
    }
    return field.type === 'rollup' && field.where
      ? [{ at: `fields.${key}.where`, filter: field.where, of: field.of }]
      : [];
  }),
];

const mistakeIn = ({ filter, of }: NamedFilter, catalogue: Catalogue): string | undefined => {
  if (!catalogue.has(of)) return undefined;
  const parsed = parseFilter(filter, { resource: catalogue.resource(of), catalogue });
  return parsed.ok ? undefined : `${parsed.at}: ${messageOf(parsed.violation, parsed.at)}`;
};

/** A row rule that cannot be read would hide everything, or nothing. */
export const filters: CatalogueCheck = {
  code: 'RES015',
  finds: 'A row rule, view, picker filter or rollup filter with an unknown field, operator or value.',
  run: eachResource((resource, catalogue) =>
    filtersOf(resource).flatMap((named) => {
      const message = mistakeIn(named, catalogue);
      return message === undefined ? [] : [{ at: address(resource, named.at), message }];
    }),
  ),
};
