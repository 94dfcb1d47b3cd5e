import { useLoad } from '../../engine/own-screen/use-load.ts';

interface RouteRow {
  readonly id: number;
  readonly name: string;
}

const inUse = { filter: { active: true }, sort: ['name', 'ASC'], fields: ['name'] };

/** Active routes to choose from. */
export const useRoutes = () =>
  useLoad<readonly RouteRow[]>('/transport/v1/Route/getall', 'transport.fail.routes', inUse);
