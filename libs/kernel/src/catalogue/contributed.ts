import type { AnyView } from '../view/define.ts';
import { listedIn, viewsOf } from '../page/block.ts';
import type { ContributedParts, ContributedTab, Contribution, PlacedTab } from '../page/contribute.ts';

/** Who may open a tab that does not state it: anyone who may open what its first block shows. */
const placed = (tab: ContributedTab, module: string, views: ReadonlyMap<string, AnyView>): PlacedTab => {
  const [first] = tab.blocks;
  const view = views.get((first && viewsOf(first)[0]) ?? '');
  const access = tab.access ?? view?.access;
  const reads = (first && listedIn(first)) ?? view?.of;
  return { ...tab, module, ...(access ? { access } : {}), ...(reads === undefined ? {} : { reads }) };
};

/** What modules add to the page of a resource; undefined where none does. */
export const contributedTo = (
  resource: string,
  contributions: readonly Contribution[],
  views: ReadonlyMap<string, AnyView>,
): ContributedParts | undefined => {
  const own = contributions.filter(({ to }) => to === resource);
  if (own.length === 0) return undefined;
  return {
    summary: own.some(({ summary = [] }) => summary.length > 0),
    tabs: own.flatMap(({ module, tabs = [] }) => tabs.map((tab) => placed(tab, module, views))),
  };
};
