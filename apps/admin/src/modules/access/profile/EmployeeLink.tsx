import { Link as TextLink, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { recordPath } from '../../../engine/catalogue/paths.ts';
import { offers } from '../../../engine/catalogue/rights.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useCall } from '../../../engine/environment/use-call.ts';
import { baseOf } from '../../../engine/data/addresses.ts';

/** The employee behind the user's own account, for those who may read the record. */
export const EmployeeLink = ({ id }: { readonly id: number }) => {
  const translate = useTranslate();
  const { actor, catalogue } = useEnvironment();
  const employee = catalogue.resource('employee');
  const isReader = offers(actor, employee, 'read');
  const { data } = useCall<Readonly<Record<string, unknown>>>(
    isReader ? `${baseOf(employee)}/get/${id}` : undefined,
  );
  const to = data && recordPath(employee, 'show', data);
  if (!data || !to) return null;
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {translate('access.profile.employee')}
      </Typography>
      <Typography component="dd" sx={{ m: 0 }}>
        <TextLink component={Link} to={to}>
          {String(data[employee.title] ?? id)}
        </TextLink>
      </Typography>
    </div>
  );
};
