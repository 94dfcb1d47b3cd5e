import { Box, Button, Chip, Typography } from '@mui/material';
import { notificationEvents } from '@school/resources';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useCall } from '../../../engine/environment/use-call.ts';
import type { Column } from '../../../engine/list/table/column.ts';
import { DataTable } from '../../../engine/list/table/DataTable.tsx';
import { Problem } from '../../../engine/page/Problem.tsx';

interface Ways {
  readonly inAppOff?: readonly string[] | null;
  readonly emailOn?: readonly string[] | null;
}
interface Notice {
  readonly id: string;
  readonly label: string;
  readonly words: string;
}

/** `%{number}` stands for the value a notice inserts, and is shown as `{number}`. */
const placesOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from(text.matchAll(/%\{(\w+)\}/g), ([, name = '']) => [name, `{${name}}`]));

/** Every notice with its wording and its channels. */
export const NoticeTemplates = () => {
  const translate = useTranslate();
  const { data, error, refetch } = useCall<Ways>('setup/v1/NotificationControl/get');
  const rows = Object.entries(notificationEvents).map(([id, { label, text }]): Notice => ({
    id,
    label: translate(`organisation.events.${id}`, { _: label }),
    words: translate(`notification.${id}`, { _: text, ...placesOf(text) }),
  }));
  const waysOf = (id: string): readonly string[] => [
    ...(data?.inAppOff?.includes(id) ? [] : ['inApp']),
    ...(data?.emailOn?.includes(id) ? ['byMail'] : []),
  ];
  const columns: readonly Column<Notice>[] = [
    {
      key: 'label',
      label: translate('administration.outbox.notice'),
      role: 'title',
      render: ({ label }) => label,
    },
    { key: 'words', label: translate('administration.outbox.words'), render: ({ words }) => words },
    {
      key: 'ways',
      label: translate('administration.outbox.ways'),
      render: ({ id }) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          {waysOf(id).length === 0
            ? translate('administration.outbox.noWay')
            : waysOf(id).map((way) => (
                <Chip key={way} size="small" label={translate(`administration.outbox.${way}`)} />
              ))}
        </Box>
      ),
    },
  ];
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
        <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
          {translate('administration.outbox.templatesLead')}
        </Typography>
        <Button component={Link} to="/notification_control_settings" size="small" variant="outlined">
          {translate('administration.outbox.change')}
        </Button>
      </Box>
      <DataTable
        caption={translate('administration.outbox.templates')}
        columns={columns}
        rows={data && rows}
      />
    </>
  );
};
