import { Box, Typography } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { fieldAt } from '../catalogue/fields.ts';
import { mayRead } from '../catalogue/rights.ts';
import { useWords } from '../catalogue/use-words.ts';
import type { RecordRow } from '../data/record-row.ts';
import { useEnvironment } from '../environment/environment.ts';
import { FieldDisplay } from '../field/FieldDisplay.tsx';

/**
 * The second line of a record: what distinguishes it from others of the same name. Its state is already shown next to the
 * name.
 */
export const Summary = ({
  resource,
  record,
}: {
  readonly resource: AnyResource;
  readonly record: RecordRow;
}) => {
  const words = useWords();
  const { actor } = useEnvironment();
  const keys = (resource.subtitle ?? []).filter((key) => {
    const field = fieldAt(resource, key);
    return (
      field !== undefined &&
      key !== resource.lifecycle?.field &&
      mayRead(actor, resource, field) &&
      record[key] !== null &&
      record[key] !== undefined
    );
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {words.one(resource)}
      </Typography>
      {keys.map((key) => {
        const field = fieldAt(resource, key);
        return field ? (
          <Typography key={key} variant="body2" color="textSecondary" component="div">
            {words.field(resource, key)}:{' '}
            <FieldDisplay field={field} name={key} value={record[key]} row={record} resource={resource} />
          </Typography>
        ) : null;
      })}
    </Box>
  );
};
