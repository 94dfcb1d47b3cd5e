import { useTranslate } from 'react-admin';
import { useTrip } from './use-trip.ts';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { Choose } from '../../engine/own-screen/Choose.tsx';
import { DayInput } from '../../engine/own-screen/DayInput.tsx';

/** Chooses the trip to mark; none on a future day. */
export const TripChoice = ({ trip: chosen }: { readonly trip: ReturnType<typeof useTrip> }) => {
  const { routes, route, date, trip, setRoute, setDay, setTrip } = chosen;
  const translate = useTranslate();
  const { context } = useEnvironment();
  return (
    <>
      <Choose label={translate('transport.route')} value={route} choices={routes.data} onChange={setRoute} />
      <DayInput label={translate('transport.day')} value={date} onChange={setDay} max={context.today} />
      <Choose
        label={translate('transport.trip')}
        value={trip}
        choices={['PICKUP', 'DROP'].map((id) => ({ id, name: translate(`transport.trips.${id}`) }))}
        onChange={setTrip}
      />
    </>
  );
};
