import { matches, parseFilter, type AnyResource } from '@school/kernel';
import { array, assert, constantFrom, integer, letrec, oneof, property, record, string } from 'fast-check';
import { randomFilter } from '../../../../../libs/kernel/src/testing/random-filter.ts';
import { seededRandom } from '../../../../../libs/kernel/src/testing/random.ts';
import {
  randomSpecimen,
  specimen,
  specimenCatalogue,
} from '../../../../../libs/kernel/src/testing/specimen.ts';
import { filterOfTree, isGroup, simplified, treeOfFilter, type FilterNode } from './filter-tree.ts';

const scope = { resource: specimen, catalogue: specimenCatalogue, binding: { today: '2026-02-03' } };
const random = seededRandom(7);
const rows = Array.from({ length: 40 }, () => randomSpecimen(random));

/** The numbers of the rows matched by a filter. */
const found = (filter: unknown): readonly number[] => {
  const parsed = parseFilter(filter, scope);
  if (!parsed.ok) throw new Error(`${parsed.at}: ${parsed.violation.code} in ${JSON.stringify(filter)}`);
  return rows.flatMap((row, at) => (matches(parsed.value, row, specimen, specimenCatalogue) ? [at] : []));
};

const leaf = oneof(
  record({
    field: constantFrom('name', 'note'),
    operator: constantFrom('contains', 'eq', 'starts'),
    value: string(),
  }),
  record({
    field: constantFrom('count', 'rank'),
    operator: constantFrom('gte', 'lt', 'ne'),
    value: integer(),
  }),
  record({
    field: constantFrom('kind'),
    operator: constantFrom('in', 'nin'),
    value: array(constantFrom('A', 'B')),
  }),
  record({
    field: constantFrom('born'),
    operator: constantFrom('eq', 'lt'),
    value: constantFrom({ $date: 'thisWeek' }, '2026-02-03'),
  }),
);
const { node } = letrec((tie) => ({
  node: oneof(
    { depthSize: 'small', maxDepth: 3 },
    leaf,
    record({ join: constantFrom('and', 'or'), items: array(tie('node'), { maxLength: 4 }) }),
  ),
}));

/** The order of conditions is insignificant, so it is removed. */
const ordered = (given: FilterNode | undefined): unknown =>
  given && isGroup(given)
    ? {
        join: given.join,
        items: given.items.map((item) => JSON.stringify(ordered(item))).toSorted(),
      }
    : given;

describe('the tree of a filter', () => {
  it('comes back from the address as it was built', () => {
    assert(
      property(node, (made) => {
        const tree = made as FilterNode;
        const address = new URLSearchParams({ filter: JSON.stringify(filterOfTree(tree)) }).toString();
        const read = JSON.parse(new URLSearchParams(address).get('filter') ?? '') as object;
        expect(ordered(simplified(treeOfFilter(specimen, read)))).toEqual(ordered(simplified(tree)));
      }),
      { numRuns: 400 },
    );
  });

  it('finds the same rows as the filter that it was read from', () => {
    for (let turn = 0; turn < 400; turn += 1) {
      const filter = randomFilter(random);
      // An empty `_or` finds nothing; the builder has no such group.
      if (/"_or":\[\]|\{\}/.test(JSON.stringify(filter))) continue;
      expect({ filter, rows: found(filterOfTree(treeOfFilter(specimen, filter))) }).toEqual({
        filter,
        rows: found(filter),
      });
    }
  });

  it('writes simple conditions simply', () => {
    const fields = { a: { type: 'int' }, b: { type: 'int' } };
    const resource = { key: 'r', fields } as unknown as AnyResource;
    const a = { field: 'a', operator: 'gte', value: 1 } as const;
    const b = { field: 'b', operator: 'eq', value: 2 } as const;
    expect(filterOfTree({ join: 'and', items: [a, b] })).toEqual({ a_gte: 1, b: 2 });
    expect(filterOfTree({ join: 'and', items: [a, { ...a, value: 3 }] })).toEqual({
      a_gte: 1,
      _and: [{ a_gte: 3 }],
    });
    expect(filterOfTree({ join: 'or', items: [a, b] })).toEqual({ _or: [{ a_gte: 1 }, { b: 2 }] });
    expect(filterOfTree({ join: 'or', items: [{ ...a, value: undefined }] })).toEqual({});
    expect(treeOfFilter(resource, { _or: [{ a: 1, b: 2 }, { a: 3 }] })).toEqual({
      join: 'or',
      items: [
        { join: 'and', items: [{ field: 'a', operator: 'eq', value: 1 }, b] },
        { field: 'a', operator: 'eq', value: 3 },
      ],
    });
  });
});
