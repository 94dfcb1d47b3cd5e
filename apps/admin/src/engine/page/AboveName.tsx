import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { recordPath } from '../catalogue/paths.ts';
import type { Above } from '../catalogue/use-above.ts';
import { useRecord } from '../data/use-record.ts';
import { titleOf } from './title-of.ts';

/** Says below the title of which record the list is, and leads there. */
export const AboveName = ({ above }: { readonly above: Above }) => {
  const { data } = useRecord(above.resource, above.id);
  if (!data) return null;
  const name = titleOf(above.resource, data) ?? '';
  const to = recordPath(above.resource, 'show', data) ?? recordPath(above.resource, 'edit', data);
  return (
    <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {to ? (
        <Link component={RouterLink} to={to} color="inherit">
          {name}
        </Link>
      ) : (
        name
      )}
    </Typography>
  );
};
