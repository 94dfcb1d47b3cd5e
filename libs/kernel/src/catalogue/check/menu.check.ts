import type { Catalogue } from '../catalogue.ts';
import { menuEntriesOf } from '../services.ts';
import { didYouMean } from './closest.ts';
import type { CatalogueCheck, Found } from './finding.ts';

const groupProblems = ({ menu }: Catalogue): readonly Found[] =>
  menu.flatMap(({ key, parent }, index) => {
    const at = `menu/${key}`;
    const parentOf = (child: string | undefined): string | undefined =>
      menu.find((group) => group.key === child)?.parent;
    const isDouble = menu.findIndex((group) => group.key === key) !== index;
    const trail = [key];
    for (let above = parent; above !== undefined && !trail.includes(above); above = parentOf(above))
      trail.push(above);
    const isRing = parentOf(trail.at(-1)) !== undefined;
    return [
      ...(isDouble ? [{ at, message: 'the key is taken by another group' }] : []),
      ...(parent !== undefined && !menu.some((group) => group.key === parent)
        ? [{ at, message: `no group "${parent}"` }]
        : []),
      ...(isRing ? [{ at, message: 'the groups form a ring' }] : []),
    ];
  });

/** The menu leads everywhere exactly once. */
export const menu: CatalogueCheck = {
  code: 'RES022',
  finds:
    'A menu entry in an unknown group, without an address that can be opened, or a second entry for one address.',
  run: (catalogue) => {
    const groups = catalogue.menu.map(({ key }) => key);
    const seen = new Map<string, string>();
    const entries = menuEntriesOf(catalogue).flatMap(({ key, menu: entry, url }): readonly Found[] => {
      if (!entry) return [];
      const at = `menu/${entry.group} ${key}`;
      if (!groups.includes(entry.group)) {
        return [{ at, message: `no group "${entry.group}"`, ...didYouMean(entry.group, groups) }];
      }
      if (url === undefined || url.includes(':'))
        return [{ at, message: 'the entry has no address to open' }];
      const first = seen.get(url.toLowerCase());
      seen.set(url.toLowerCase(), first ?? key);
      return first === undefined ? [] : [{ at, message: `"${url}" is in the menu for "${first}" already` }];
    });
    return [...groupProblems(catalogue), ...entries];
  },
};
