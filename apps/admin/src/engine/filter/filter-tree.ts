import type { AnyResource, Filter, FilterOperator } from '@school/kernel';
import { filterKey, readFilterKey } from './filter-key.ts';

/** One comparison. A value of undefined is not chosen yet. */
export interface FilterLeaf {
  readonly field: string;
  readonly operator: FilterOperator;
  readonly value: unknown;
}

/** Conditions all of which, or one of which, must hold. */
export interface FilterGroup {
  readonly join: 'and' | 'or';
  readonly items: readonly FilterNode[];
}

export type FilterNode = FilterLeaf | FilterGroup;
type Wire = Readonly<Record<string, unknown>>;

export const isGroup = (node: FilterNode): node is FilterGroup => 'join' in node;

/** The same without empty groups, single-member groups, and groups nested in groups of their own kind. */
export const simplified = (node: FilterNode): FilterNode | undefined => {
  if (!isGroup(node)) return node.value === undefined ? undefined : node;
  const items = node.items.flatMap((item): readonly FilterNode[] => {
    const simple = simplified(item);
    if (!simple) return [];
    return isGroup(simple) && simple.join === node.join ? simple.items : [simple];
  });
  return items.length > 1 ? { join: node.join, items } : items[0];
};

const wireOf = (node: FilterNode): Wire => {
  if (!isGroup(node)) return { [filterKey(node.field, node.operator)]: node.value };
  if (node.join === 'or') return { _or: node.items.map(wireOf) };
  const whole: Record<string, unknown> = {};
  const further: Wire[] = [];
  for (const item of node.items) {
    const wire = wireOf(item);
    const [key = ''] = Object.keys(wire);
    if (key in whole) further.push(wire);
    else Object.assign(whole, wire);
  }
  return further.length > 0 ? { ...whole, _and: further } : whole;
};

/** The call filter that a tree stands for. What is not filled in is left out. */
export const filterOfTree = (tree: FilterNode): Filter => {
  const simple = simplified(tree);
  return (simple ? wireOf(simple) : {}) as Filter;
};

const nodesOf = (resource: AnyResource, filter: Wire): readonly FilterNode[] =>
  Object.entries(filter).flatMap(([key, value]): readonly FilterNode[] => {
    if (value === undefined) return [];
    const inner = (join: 'and' | 'or'): FilterGroup => ({
      join,
      items: (value as readonly Wire[]).map((one) => ({ join: 'and', items: nodesOf(resource, one) })),
    });
    if (key === '_and') return [inner('and')];
    if (key === '_or') return [inner('or')];
    return [{ ...readFilterKey(resource, key), value }];
  });

/** A call filter as a tree to be shown and edited. */
export const treeOfFilter = (resource: AnyResource, filter: object): FilterGroup => {
  const simple = simplified({ join: 'and', items: nodesOf(resource, filter as Wire) });
  if (!simple) return { join: 'and', items: [] };
  return isGroup(simple) ? simple : { join: 'and', items: [simple] };
};

/** Conditions in a tree. */
export const countOf = (node: FilterNode): number =>
  isGroup(node) ? node.items.reduce((sum, item) => sum + countOf(item), 0) : 1;
