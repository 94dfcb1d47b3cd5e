import { normalPath } from '../../session/gate.ts';
import { highlightedTrail } from '../menu/menu-tree.ts';
import type { ServiceLink } from '../menu/service.ts';

export interface Crumb {
  readonly title: string;
  /** Absent for the page itself. */
  readonly url?: string;
}

export interface CrumbParts {
  readonly services: readonly ServiceLink[];
  readonly path: string;
  /** Address of the parent entry, as given by the route. */
  readonly parent: string | readonly string[] | undefined;
  /** The page's name. */
  readonly page: string;
}

/** Many groups have the same name as their first entry: the nearer one stands for both. */
const withoutEchoes = (crumbs: readonly Crumb[]): readonly Crumb[] =>
  crumbs.filter(({ title }, at) => crumbs[at + 1]?.title !== title);

/**
 * Groups and entries above a page, then the page; no name twice in a row. The dashboard has none: it is where the path begins.
 */
export const crumbsOf = ({ services, path, parent, page }: CrumbParts): readonly Crumb[] => {
  if (normalPath(path) === '/dashboard') return [];
  const trail = highlightedTrail(services, path, parent);
  const here = trail.at(-1);
  // Another address of the same page: `/classes` shows the courses.
  const isEntry = here !== undefined && (normalPath(here.url) === normalPath(path) || here.title === page);
  const above = (isEntry ? trail.slice(0, -1) : trail).map(({ title, url }) => ({ title, url }));
  const title = isEntry ? here.title : page;
  return withoutEchoes(title ? [...above, { title }] : above);
};
