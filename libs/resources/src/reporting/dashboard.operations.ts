import { defineOperation, roles } from '@school/kernel';
import type { Keyed } from '@school/kernel';

export const dashboardFigures = defineOperation('dashboardFigures', {
  module: 'reporting',
  label: 'Figures of the dashboard',
  at: 'GET setup/v1/dashBoardData/getDashBoardData',
  answer: 'wire',
  access: roles,
});

export const dashboardOperations = [dashboardFigures] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof dashboardOperations> {}
}
