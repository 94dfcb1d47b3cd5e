import { opensTo } from '@school/kernel';
import { useMemo, type ReactNode } from 'react';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { orderedServices } from './menu-order.ts';
import { usePins } from './use-pins.ts';
import { ServicesContext, useServices } from './use-services.ts';

/** Provides menus, palette and start page with their groups in this user's order. */
export const OrderedServices = ({ children }: { readonly children: ReactNode }) => {
  const services = useServices();
  const { actor, catalogue } = useEnvironment();
  const { pins } = usePins();
  const ordered = useMemo(() => {
    const nobody = { ...actor, privileges: new Set<string>() };
    const routes = new Map(catalogue.routes.map((route) => [route.path, route]));
    const isOwn = (url: string): boolean => {
      const route = routes.get(url);
      return route !== undefined && !opensTo(nobody, route);
    };
    return orderedServices(services, pins, isOwn);
  }, [services, actor, catalogue, pins]);
  return <ServicesContext value={ordered}>{children}</ServicesContext>;
};
