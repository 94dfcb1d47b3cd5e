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
import { componentOf } from './component-of.ts';
import { RouteParams } from './RouteParams.tsx';

/**
 * What the address shows: its screen, or why not. Nothing is loaded or called for a screen that is not allowed. Dates
 * are written as in the office that the screen belongs to.
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
  if (isOff(actor, found.route.module)) return <NotFoundPage />;
  const { route } = found;
  if (!opensTo(actor, route)) return <NoPermissionPage />;
  return (
    <RouteParams key={route.key} path={route.path}>
      <>{createElement(componentOf(route))}</>
    </RouteParams>
  );
};
