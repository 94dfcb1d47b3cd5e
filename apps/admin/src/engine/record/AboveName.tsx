import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { recordPath } from '../catalogue/paths.ts';
import type { Above, AboveRecord } from '../catalogue/use-above.ts';
import { useRecord } from './use-record.ts';
import { titleOf } from '../field/title-of.ts';

const OneName = ({ above }: { readonly above: AboveRecord }) => {
  const { data } = useRecord(above.resource, above.id);
  if (!data) return null;
  const name = titleOf(above.resource, data) ?? '';
  const to = recordPath(above.resource, 'show', data) ?? recordPath(above.resource, 'edit', data);
  return to ? (
    <Link component={RouterLink} to={to} color="inherit">
      {name}
    </Link>
  ) : (
    name
  );
};

/** Shows below the title which records the list belongs to, with links to them. */
export const AboveName = ({ above }: { readonly above: Above }) => (
  <Typography
    color="textSecondary"
    sx={{ overflowWrap: 'anywhere', '& > * + *::before': { content: '" · "' } }}
  >
    {above.records.map((record) => (
      <span key={record.field}>
        <OneName above={record} />
      </span>
    ))}
  </Typography>
);
