import { normalPath } from '../../session/gate.ts';
import type { ServiceLink } from './service.ts';

/** From the outermost group down to an entry. */
export type Trail = readonly ServiceLink[];

/** Every entry with its path, groups before their contents. */
export const allTrails = (services: readonly ServiceLink[], above: Trail = []): Trail[] =>
  services.flatMap((link) => {
    const trail = [...above, link];
    return [trail, ...allTrails(link.subLinks, trail)];
  });

/** Entries as they appear on one page: for a duplicate address the first is kept, and groups keep whatever remains. */
export const withoutRepeats = (links: readonly ServiceLink[]): readonly ServiceLink[] => {
  // The page's own entries take precedence over those repeated by a group.
  const seen = new Set(links.map(({ url }) => normalPath(url)));
  const fresh = (link: ServiceLink): boolean => {
    const address = normalPath(link.url);
    if (seen.has(address)) return false;
    seen.add(address);
    return true;
  };
  const below = (group: ServiceLink): ServiceLink => ({
    ...group,
    subLinks: group.subLinks.filter(fresh).map(below),
  });
  return links.map(below);
};

const last = (trail: Trail): ServiceLink | undefined => trail.at(-1);

/** The path to the entry with that address, or undefined. */
export const trailTo = (services: readonly ServiceLink[], address: string): Trail | undefined => {
  const wanted = normalPath(address);
  return allTrails(services).find((trail) => normalPath(last(trail)?.url ?? '') === wanted);
};

/**
 * The entry the menu highlights for an address: the address itself, otherwise the parent named by its route, otherwise the
 * entry whose address it lies under (`/employee/add_grade/5` under `/employee/add_grade`).
 */
export const highlightedTrail = (
  services: readonly ServiceLink[],
  address: string,
  parent: string | readonly string[] | undefined,
): Trail => {
  for (const one of [address, parent ?? []].flat()) {
    const own = trailTo(services, one);
    if (own) return own;
  }
  const path = normalPath(address);
  const above = allTrails(services)
    .filter((trail) => path.startsWith(`${normalPath(last(trail)?.url ?? '')}/`))
    .sort((a, b) => (last(b)?.url.length ?? 0) - (last(a)?.url.length ?? 0));
  return above[0] ?? [];
};

/** Lower case without accents, so that `gehalter` finds `Gehälter`. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/**
 * Entries containing every word of the text in their title, the titles above or the description; titles starting with the
 * text come first. At most `limit`.
 */
export const searchMenu = (services: readonly ServiceLink[], text: string, limit = 30): Trail[] => {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const start = words.join(' ');
  const rank = (trail: Trail): number => {
    const title = plain(last(trail)?.title ?? '');
    if (title.startsWith(start)) return 0;
    return words.every((word) => title.includes(word)) ? 1 : 2;
  };
  return allTrails(services)
    .filter((trail) => {
      const all = plain([...trail.map((link) => link.title), last(trail)?.description ?? ''].join(' '));
      return words.every((word) => all.includes(word));
    })
    .map((trail) => ({ trail, rank: rank(trail) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ trail }) => trail);
};
