import { matchRoute, opensTo } from '@school/kernel';
import { briefly } from '../../engine/page/loadable.ts';
import { routes } from '../../routing/routes.ts';
import type { Account } from '../../session/account.ts';
import { barSlots } from '../frame/bar-slots.ts';
import { componentOf } from './component-of.ts';

/** Fetches the screen at the current address, if the user may open it, and the bar's parts, before both are shown. */
export const preloadFirstPage = ({ actor }: Account): Promise<unknown> => {
  const route = matchRoute(routes, window.location.pathname)?.route;
  const isOpen = route !== undefined && opensTo(actor, route);
  const wanted = [...barSlots.map(({ Part }) => Part), ...(isOpen ? [componentOf(route)] : [])];
  return briefly(Promise.all(wanted.map((part) => part.preload())));
};
