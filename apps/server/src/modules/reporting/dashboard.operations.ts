import { isOff } from '@school/kernel';
import { type DashboardFigures, type DashboardPart } from './dashboard-part.ts';
import { dashboardFigures } from '@school/resources';
import { handle } from '../../engine/operation/handle.ts';

declare module '@school/kernel' {
  interface KnownAnswers {
    dashboardFigures: Partial<DashboardFigures>;
  }
}

/** The figures of the dashboard. */
export const dashboardReadings = (parts: readonly DashboardPart[]) => [
  handle(dashboardFigures, async ({ context, connection }) => {
    const shown = parts.filter(({ feature }) => !isOff(context.actor, feature));
    const figures = await Promise.all(shown.map((part) => part.figures(context, connection)));
    return Object.assign({}, ...figures) as Partial<DashboardFigures>;
  }),
];
