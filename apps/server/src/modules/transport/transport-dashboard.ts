import type { DashboardPart } from '../reporting/dashboard-part.ts';
import { countRoutes } from './overview.store.ts';

/** The routes that are driven now, for those who work here. */
export const transportDashboard: DashboardPart['figures'] = async ({ actor, today }, connection) =>
  actor.role === 'ADMIN' || actor.role === 'EMPLOYEE'
    ? { transportRoutes: await countRoutes(connection, today) }
    : {};
