import { isOff, opensTo } from '@school/kernel';
import { createElement, useLayoutEffect } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { namePage } from '../../routing/page-name.ts';
import { routeLabelKey } from '../../routing/route-label.ts';
import { useFoundRoute } from '../../routing/use-found-route.ts';
import { useAccount } from '../../session/use-account.ts';
import { NoPermissionPage } from '../fault/NoPermissionPage.tsx';
import { NotFoundPage } from '../fault/NotFoundPage.tsx';
import { trailTo } from '../menu/menu-tree.ts';
import { useServices } from '../menu/use-services.ts';
import { AdminAddress } from './AdminAddress.tsx';
import { componentOf, isHub } from './component-of.ts';
import { RouteParams } from './RouteParams.tsx';

/**
 * What the address shows: its screen, or why not. Nothing is loaded or called for a screen that is not allowed. Dates are
 * formatted as in the office the screen belongs to.
 */
export const Screen = () => {
  const text = useText();
  const { actor } = useAccount();
  const found = useFoundRoute();
  const services = useServices();
  const entry = found && trailTo(services, found.route.path)?.at(-1);
  const label = entry?.title ?? (found ? text.or(routeLabelKey(found.route), found.route.label) : '');
  useLayoutEffect(() => namePage({ ofRoute: label }), [label]);
  if (!found) return <AdminAddress />;
  const { route } = found;
  if (isOff(actor, route.module) || isOff(actor, route.feature)) return <NotFoundPage />;
  if (!opensTo(actor, route)) return <NoPermissionPage />;
  // A card grid without cards does not exist: everything in it is switched off, or for others.
  if (isHub(route) && !entry) return <NotFoundPage />;
  return (
    <RouteParams key={route.key} path={route.path}>
      <>{createElement(componentOf(route))}</>
    </RouteParams>
  );
};
