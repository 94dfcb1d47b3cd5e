import type { DashboardPart } from '../reporting/dashboard-part.ts';
import { countRoutes } from './overview.store.ts';

/** The routes being driven now, for staff. */
export const transportDashboard: DashboardPart['figures'] = async ({ actor, today }, connection) =>
  actor.role === 'ADMIN' || actor.role === 'EMPLOYEE'
    ? { transportRoutes: await countRoutes(connection, today) }
    : {};
