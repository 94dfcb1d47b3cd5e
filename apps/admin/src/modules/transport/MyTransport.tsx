import { Box, Card, CardContent, Chip, Divider, Link, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { OwnRide, OwnTrip } from '@school/domain';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { formatDate } from '../../engine/field/date/date-format.ts';
import { Empty } from '../../engine/own-screen/Empty.tsx';
import { LoadProblem } from '../../engine/own-screen/LoadProblem.tsx';
import { useLoad } from '../../engine/own-screen/use-load.ts';
import { PageHeader } from '../../engine/page/PageHeader.tsx';

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
} as const;

const Trip = ({ trip }: { readonly trip: OwnTrip }) => {
  const translate = useTranslate();
  return (
    <Box>
      <Typography variant="overline" color="textSecondary">
        {translate(`transport.trips.${trip.trip}`)}
      </Typography>
      <Typography variant="h6" component="p">
        {[trip.time, trip.stop].filter(Boolean).join(' ')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {[trip.landmark, trip.route].filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="body2" component="div">
        {translate('transport.vehicle')}: {trip.vehicle}{' '}
        {trip.substitute ? (
          <Chip size="small" color="warning" variant="outlined" label={translate('transport.substitute')} />
        ) : null}
      </Typography>
      {trip.people.map(({ name, role, mobile }) => (
        <Typography key={`${role}${name}`} variant="body2">
          {translate(`transport.roles.${role}`)}: {name}{' '}
          {mobile ? <Link href={`tel:${mobile.replaceAll(' ', '')}`}>{mobile}</Link> : null}
        </Typography>
      ))}
    </Box>
  );
};

/** The period a seat is valid for, as a message with its values; once begun, only what lies ahead is stated. */
const daysOf = (
  { startDate, endDate }: OwnRide,
  today: string,
): readonly [message: string, values: Readonly<Record<string, string>>] => {
  const [from, to] = [formatDate(startDate), formatDate(endDate)];
  if (startDate > today) {
    return endDate === null ? ['transport.mine.begins', { from }] : ['transport.mine.days', { from, to }];
  }
  return endDate === null ? ['transport.mine.since', { from }] : ['transport.mine.ends', { from, to }];
};

/** Where the bus stops for the user or their children, when, and who drives. */
export const MyTransport = () => {
  const translate = useTranslate();
  const { context } = useEnvironment();
  const rides = useLoad<readonly OwnRide[]>('/transport/v1/mine', 'transport.fail.mine');
  return (
    <>
      <PageHeader title={translate('transport.mine.title')} />
      <LoadProblem text={rides.problem} onRetry={rides.retry} />
      {rides.data?.length === 0 ? <Empty text={translate('transport.mine.none')} /> : null}
      {rides.data || rides.problem ? null : <Skeleton variant="rounded" height={200} />}
      <Box sx={grid}>
        {(rides.data ?? []).map((ride) => (
          <Card key={ride.id} variant="outlined">
            <CardContent sx={{ display: 'grid', gap: 1.5 }}>
              <Typography variant="subtitle1" component="h2" sx={{ overflowWrap: 'anywhere' }}>
                {ride.name}
              </Typography>
              <Typography variant="body2">{translate(...daysOf(ride, context.today))}</Typography>
              {ride.trips.map((trip) => (
                <Trip key={trip.trip} trip={trip} />
              ))}
              <Divider />
              <Typography variant="body2" color="textSecondary">
                {translate('transport.mine.rides', { present: ride.present, absent: ride.absent })}
              </Typography>
            </CardContent>
          </Card>
        ))}
      </Box>
    </>
  );
};
