import { Alert, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { shortDays } from '../parts/application.ts';
import type { Preview } from './use-preview.ts';

/** The effect of an application, next to the form. */
export const PreviewBox = ({ preview }: { readonly preview: Preview }) => {
  const translate = useTranslate();
  const { data, message } = preview;
  if (message !== undefined) {
    return (
      <Alert severity="warning" role="status">
        {translate(message, { _: message })}
      </Alert>
    );
  }
  if (!data) return <Typography color="textSecondary">{translate('leave.apply.hint')}</Typography>;
  const lop = Number(data.lopDays);
  return (
    <>
      <Alert
        severity={lop > 0 || Number(data.additionalDays) > 0 ? 'warning' : 'success'}
        role="status"
        sx={{ mb: 1 }}
      >
        <strong>
          {translate('leave.apply.days', { smart_count: Number(data.days), days: shortDays(data.days) })}
        </strong>{' '}
        {translate('leave.apply.available', { days: shortDays(data.available) })}{' '}
        {Number(data.additionalDays) > 0
          ? translate('leave.apply.additional', { days: shortDays(data.additionalDays) })
          : ''}{' '}
        {lop > 0 ? translate('leave.apply.lop', { days: shortDays(data.lopDays) }) : ''}
      </Alert>
      {data.away.length > 0 ? (
        <Alert severity="info">{translate('leave.apply.away', { names: data.away.join(', ') })}</Alert>
      ) : null}
    </>
  );
};
