import { Chip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { RouteToday } from '@school/domain';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { formatDate } from '../../engine/field/date/date-format.ts';
import { Facts } from '../../engine/own-screen/Facts.tsx';
import { LoadProblem } from '../../engine/own-screen/LoadProblem.tsx';
import { RowsTable, type RowsColumn } from '../../engine/own-screen/RowsTable.tsx';
import { useLoad } from '../../engine/own-screen/use-load.ts';
import { PageHeader } from '../../engine/page/PageHeader.tsx';

interface Overview {
  readonly routes: readonly RouteToday[];
  readonly papers: readonly {
    readonly id: number;
    readonly vehicle: string;
    readonly paper: string;
    readonly expiresOn: string;
  }[];
  readonly work: readonly { readonly id: number; readonly vehicle: string; readonly status: string }[];
}

const RouteState = ({ route }: { readonly route: RouteToday }) => {
  const translate = useTranslate();
  const over = Math.max(route.pickup, route.drop) > route.capacity;
  const words = [
    ...(route.stands ? ['stands'] : []),
    ...(route.unpapered ? ['unpapered'] : []),
    ...(over ? ['over'] : []),
  ];
  if (words.length === 0) return <Typography variant="body2">–</Typography>;
  return (
    <>
      {words.map((word) => (
        <Chip
          key={word}
          size="small"
          color="error"
          variant="outlined"
          label={translate(`transport.today.${word}`)}
          sx={{ mr: 0.5, my: 0.25 }}
        />
      ))}
    </>
  );
};

const ExpiringPapers = ({ papers }: { readonly papers: Overview['papers'] | undefined }) => {
  const translate = useTranslate();
  const { today } = useEnvironment().context;
  return (
    <>
      <Typography variant="h6" component="h2" sx={{ mt: 3, mb: 1 }}>
        {translate('transport.today.papers')}
      </Typography>
      {papers?.length === 0 ? (
        <Typography color="textSecondary">{translate('transport.today.noPapers')}</Typography>
      ) : null}
      {papers?.map(({ id, vehicle, paper, expiresOn }) => (
        <Typography
          key={id}
          variant="body2"
          color={expiresOn < today ? 'error' : undefined}
          sx={{ py: 0.25 }}
        >
          {translate(expiresOn < today ? 'transport.today.paperOver' : 'transport.today.paper', {
            vehicle,
            paper,
            expiresOn: formatDate(expiresOn),
          })}
        </Typography>
      ))}
    </>
  );
};

/** Transport today: how full the routes are, and what obstructs them. */
export const TransportDashboard = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const overview = useLoad<Overview>('/transport/v1/overview', 'transport.fail.overview');
  const { data } = overview;
  const figure = (key: 'capacity' | 'pickup' | 'drop' | 'absent'): RowsColumn<RouteToday> => ({
    key,
    label: translate(`transport.today.${key}`),
    align: 'right',
    figure: (row) => row[key],
    render: (row) => row[key],
  });
  const total = (key: 'pickup' | 'drop' | 'absent') => data?.routes.reduce((sum, row) => sum + row[key], 0);
  return (
    <>
      <PageHeader title={translate('transport.today.title')} />
      <LoadProblem text={overview.problem} onRetry={overview.retry} />
      {overview.problem ? null : (
        <>
          <Facts
            facts={[
              { label: translate('transport.today.routes'), value: data?.routes.length },
              { label: translate('transport.today.pickup'), value: total('pickup') },
              { label: translate('transport.today.drop'), value: total('drop') },
              { label: translate('transport.today.absent'), value: total('absent') },
              {
                label: translate('transport.today.work'),
                value: data?.work.filter(({ status }) => status === 'IN_PROGRESS').length,
              },
            ]}
          />
          <RowsTable
            caption={translate('transport.today.routes')}
            rows={data?.routes}
            empty={translate('transport.noRoutes')}
            onOpen={({ id }) => void navigate(`/routes/${id}`)}
            columns={[
              { key: 'name', label: translate('transport.route'), role: 'title', text: (row) => row.name },
              { key: 'vehicle', label: translate('transport.vehicle'), text: (row) => row.vehicle },
              figure('capacity'),
              figure('pickup'),
              figure('drop'),
              figure('absent'),
              {
                key: 'state',
                label: translate('transport.today.amiss'),
                render: (row) => <RouteState route={row} />,
              },
            ]}
          />
          <ExpiringPapers papers={data?.papers} />
        </>
      )}
    </>
  );
};
