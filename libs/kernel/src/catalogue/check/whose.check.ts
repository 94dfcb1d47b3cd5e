import type { WhoseRecords } from '../../access/whose-records.ts';
import { parseFilter } from '../../filter/parse.ts';
import { messageOf } from '../../problem/messages.ts';
import { fieldOf } from '../../resource/fields-of.ts';
import type { AnyResource } from '../../resource/definition.ts';
import type { Condition } from '../../tree/filter.ts';
import type { Catalogue } from '../catalogue.ts';
import { address, eachResource, type CatalogueCheck, type Found } from './finding.ts';

/** What a page knows about the user viewing it. */
const knownOfCaller: readonly unknown[] = ['id', 'employee', 'subjects'];

const leavesOf = (condition: Condition): readonly Condition[] => {
  if ('all' in condition) return condition.all.flatMap(leavesOf);
  return 'any' in condition ? condition.any.flatMap(leavesOf) : [condition];
};

/** What a page cannot determine from the row alone; undefined for what it can. */
const unknownIn = (leaf: Condition, resource: AnyResource): string | undefined => {
  if (!('operator' in leaf)) return 'only fields of the record can be asked';
  const path = leaf.path.join('.');
  const field = fieldOf(resource, leaf.path[0] ?? '');
  if (field?.type === 'computed' || field?.type === 'rollup' || field?.type === 'lookup')
    return `"${path}" is worked out`;
  if (leaf.path.length > 1 && field?.type !== 'group') return `"${path}" leads to another record`;
  const me = typeof leaf.value === 'object' && leaf.value !== null && '$me' in leaf.value && leaf.value.$me;
  return me === false || knownOfCaller.includes(me)
    ? undefined
    : `pages do not know "${String(me)}" of who looks`;
};

const mistakeIn = (filter: unknown, resource: AnyResource, catalogue: Catalogue): string | undefined => {
  const parsed = parseFilter(filter, { resource, catalogue });
  if (!parsed.ok) return `${parsed.at}: ${messageOf(parsed.violation, parsed.at)}`;
  return leavesOf(parsed.value)
    .map((leaf) => unknownIn(leaf, resource))
    .find((mistake) => mistake !== undefined);
};

const filtersOf = ({ rows = {}, never }: WhoseRecords): readonly (readonly [string, unknown])[] => [
  ...Object.entries(rows).flatMap(([principal, rule]) =>
    rule === 'all' ? [] : [[`rows.${principal}`, rule] as const],
  ),
  ...(never ? [['never', never] as const] : []),
];

/** What is wrong with the rules of a part that these principals have. */
const mistakesIn = (
  resource: AnyResource,
  { place, access, rule, part: what }: Ruled,
  catalogue: Catalogue,
): readonly Found[] => {
  const at = (part: string): string => address(resource, `${place}.${part}`);
  const named = Object.keys(rule.rows ?? {});
  return [
    ...(rule.rows ? access : [])
      .filter((principal) => principal !== 'ADMIN' && !named.includes(principal))
      .map((principal) => ({ at: at('rows'), message: `no rule for "${principal}"` })),
    ...named
      .filter((principal) => !access.includes(principal))
      .map((principal) => ({ at: at('rows'), message: `"${principal}" has a rule but not the ${what}` })),
    ...filtersOf(rule).flatMap(([part, filter]) => {
      const message = mistakeIn(filter, resource, catalogue);
      return message === undefined ? [] : [{ at: at(part), message }];
    }),
  ];
};

/** Moves, and columns of lines, that say whose they are. */
interface Ruled {
  readonly place: string;
  readonly part: 'move' | 'column';
  readonly access: readonly string[];
  readonly rule: WhoseRecords;
}

const movesOf = ({ lifecycle }: AnyResource): readonly Ruled[] =>
  Object.entries(lifecycle?.transitions ?? {}).flatMap(([name, { access, whose: rule }]) =>
    rule ? [{ place: `lifecycle.transitions.${name}.whose`, part: 'move', access, rule }] : [],
  );

const columnsOf = ({ fields }: AnyResource, catalogue: Catalogue): readonly Ruled[] =>
  Object.entries(fields).flatMap(([key, field]): readonly Ruled[] => {
    if (field.type !== 'lines' || !catalogue.has(field.of)) return [];
    const line = catalogue.resource(field.of);
    return Object.entries(field.whose ?? {}).map(([column, rule]) => ({
      place: `fields.${key}.whose.${column}`,
      part: 'column',
      access: line.fields[column] ? (line.access.update ?? []) : [],
      rule,
    }));
  });

/** A button that a page shows and the server refuses, or the other way round, and one that nobody is offered. */
export const whose: CatalogueCheck = {
  code: 'RES057',
  finds:
    'A move or a column of lines that says whose it is without a rule for somebody who has it, with one for somebody who has not, or by what a page cannot know.',
  run: eachResource((resource, catalogue) =>
    [...movesOf(resource), ...columnsOf(resource, catalogue)].flatMap((ruled) =>
      mistakesIn(resource, ruled, catalogue),
    ),
  ),
};
