import { useEnvironment } from '../../engine/environment/environment.ts';
import { useParam } from '../../engine/own-screen/use-param.ts';
import { useRoutes } from './use-routes.ts';

/** Which trip is shown: route, day and direction are kept in the address. */
export const useTrip = () => {
  const { context } = useEnvironment();
  const routes = useRoutes();
  const [asked, setRoute] = useParam('route');
  const [day, setDay] = useParam('date');
  const [chosenTrip, setTrip] = useParam('trip');
  return {
    routes,
    route: asked || String(routes.data?.[0]?.id ?? ''),
    date: day || context.today,
    trip: chosenTrip || 'PICKUP',
    setRoute,
    setDay,
    setTrip,
  };
};
