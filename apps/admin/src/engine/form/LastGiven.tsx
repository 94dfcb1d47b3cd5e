import { Typography } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { baseOf } from '../data/addresses.ts';
import { useCall } from '../environment/use-call.ts';

/** The newest record's value of a field; nothing while it is unknown or there is no record. */
export const LastGiven = ({ resource, name }: { readonly resource: AnyResource; readonly name: string }) => {
  const translate = useTranslate();
  const { data } = useCall<readonly Readonly<Record<string, unknown>>[]>(`${baseOf(resource)}/getall`, {
    sort: ['id', 'DESC'],
    range: [0, 0],
    fields: [name],
  });
  const last = data?.[0]?.[name];
  if (last === undefined || last === null) return null;
  return (
    <Typography variant="caption" color="textSecondary" component="p" sx={{ mx: 1.75 }}>
      {translate('engine.form.lastGiven', { value: String(last) })}
    </Typography>
  );
};
