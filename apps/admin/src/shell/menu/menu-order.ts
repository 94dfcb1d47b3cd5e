import type { ServiceLink } from './service.ts';
import { allTrails } from './menu-tree.ts';

/**
 * How many pages of a group are open to this user through privileges granted personally, rather than to everyone in their
 * role.
 */
const ownPages = (service: ServiceLink, isOwn: (url: string) => boolean): number =>
  allTrails([service]).filter((trail) => isOwn(trail.at(-1)?.url ?? '')).length;

/**
 * The menu groups as a user needs them: pinned ones first, then where most of their own work is, then the product's order.
 * A personnel manager does not have to look for personnel behind "More".
 */
export const orderedServices = (
  services: readonly ServiceLink[],
  pinned: readonly string[],
  isOwn: (url: string) => boolean,
): readonly ServiceLink[] => {
  const weight = new Map(services.map((service) => [service.url, ownPages(service, isOwn)]));
  const place = ({ url }: ServiceLink): number => {
    const at = pinned.indexOf(url);
    return at === -1 ? pinned.length : at;
  };
  return services.toSorted(
    (a, b) => place(a) - place(b) || (weight.get(b.url) ?? 0) - (weight.get(a.url) ?? 0),
  );
};

/** Up to `count` pages to start with: one from each of the first groups in turn, so that no group takes all the places. */
export const firstPages = (services: readonly ServiceLink[], count: number): readonly string[] => {
  const leaves = services.map((service) =>
    allTrails([service]).flatMap((trail) => {
      const link = trail.at(-1);
      return link && !link.subLinks?.length ? [link.url] : [];
    }),
  );
  const longest = Math.max(0, ...leaves.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, at) => leaves.flatMap((urls) => urls[at] ?? [])).flat();
  return [...new Set(inTurn)].slice(0, count);
};
