import { Box, Link, Paper, Typography } from '@mui/material';
import type { AnyResource, ShownFact, StoredFile, ViewRow } from '@school/kernel';
import { Link as RouterLink } from 'react-router-dom';
import { isBlank } from '../blocks/view-answer.ts';
import { ViewValue } from '../blocks/ViewValue.tsx';
import { mayRead } from '../catalogue/rights.ts';
import { useWords } from '../catalogue/use-words.ts';
import type { RecordRow } from '../data/record-row.ts';
import { useEnvironment } from '../environment/environment.ts';
import { useCall } from '../environment/use-call.ts';
import { Picture } from '../field/image/Picture.tsx';
import { titleOf } from '../field/title-of.ts';

interface RecordHeadProps {
  readonly resource: AnyResource;
  readonly record: RecordRow;
}

/** The first line is what users look for; what follows explains it. */
const FactLine = ({ fact, row }: { readonly fact: ShownFact; readonly row: ViewRow }) => {
  const [first, ...rest] = fact.columns.filter(({ key }) => !isBlank(row[key]));
  if (!first) return null;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="div" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        <ViewValue column={first} row={row} />
      </Typography>
      {rest.length > 0 ? (
        <Typography
          component="div"
          variant="body2"
          color="textSecondary"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}
        >
          {rest.map((column) => (
            <span key={column.key}>
              <ViewValue column={column} row={row} dense={column.field.type !== 'phone'} />
            </span>
          ))}
        </Typography>
      ) : null}
    </Box>
  );
};

const FactBox = ({ fact }: { readonly fact: ShownFact }) => {
  const words = useWords();
  const label = words.say(`summary.${fact.key}`, fact.label);
  return (
    <Box sx={{ minWidth: 0, gridColumn: fact.rows.length > 1 ? { sm: 'span 2' } : undefined }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {fact.tab === undefined ? (
          label
        ) : (
          <Link component={RouterLink} to={`?tab=${fact.tab}`} replace color="inherit" underline="hover">
            {label}
          </Link>
        )}
      </Typography>
      <Box component="dd" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
        {fact.rows.map((row, at) => (
          <FactLine key={at} fact={fact} row={row} />
        ))}
      </Box>
    </Box>
  );
};

/** The picture of a record, and what modules contribute to its header; nothing until they have loaded it. */
export const RecordHead = ({ resource, record }: RecordHeadProps) => {
  const { actor } = useEnvironment();
  const { data } = useCall<readonly ShownFact[]>(`/setup/v1/page/summary/${resource.key}/${record.id}`);
  const picture = Object.entries(resource.fields).find(
    ([, field]) => field.type === 'image' && mayRead(actor, resource, field),
  )?.[0];
  if (!data?.length) return null;
  return (
    <Paper variant="outlined" sx={{ mb: 2, p: 2, display: 'flex', gap: 2, alignItems: 'flex-start' }}>
      {picture === undefined ? null : (
        <Picture file={record[picture] as StoredFile | null} size={72} name={titleOf(resource, record)} />
      )}
      <Box
        component="dl"
        sx={{
          m: 0,
          flexGrow: 1,
          minWidth: 0,
          display: 'grid',
          columnGap: 3,
          rowGap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))',
        }}
      >
        {data.map((fact) => (
          <FactBox key={fact.key} fact={fact} />
        ))}
      </Box>
    </Paper>
  );
};
