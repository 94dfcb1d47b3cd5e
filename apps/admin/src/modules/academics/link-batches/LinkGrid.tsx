import { Box, Checkbox, Paper, Tooltip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { BatchRow } from '../../students/parts/student.ts';
import { placeOf, type Cell, type CourseSubject } from './link-grid.ts';

interface LinkGridProps {
  readonly rows: readonly CourseSubject[];
  readonly batches: readonly BatchRow[];
  readonly cells: ReadonlyMap<string, Cell>;
  readonly turned: ReadonlySet<string>;
  /** Ticks to be toggled. */
  readonly onTurn: (places: readonly string[]) => void;
}

interface BatchHeadProps extends Omit<LinkGridProps, 'batches'> {
  readonly batch: BatchRow;
}

/** The first column stays in view. */
const firstColumn = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  textAlign: 'left',
  px: 1.5,
  py: 0.75,
  minWidth: 140,
  maxWidth: 260,
  overflowWrap: 'anywhere',
} as const;

/** A batch at the head of its column; its tick adds every subject it lacks. */
const BatchHead = ({ batch, rows, cells, turned, onTurn }: BatchHeadProps) => {
  const translate = useTranslate();
  const free = rows
    .map(({ id }) => placeOf(id, batch.id))
    .filter((place) => cells.get(place)?.state === 'FREE');
  const missing = free.filter((place) => !turned.has(place));
  return (
    <Box component="th" scope="col" sx={{ px: 1, fontWeight: 600, whiteSpace: 'nowrap' }}>
      {batch.fullName}
      <Checkbox
        size="small"
        disabled={free.length === 0}
        checked={missing.length === 0}
        indeterminate={missing.length > 0 && missing.length < rows.length}
        slotProps={{ input: { 'aria-label': translate('academics.link.all', { batch: batch.fullName }) } }}
        onChange={() => onTurn(missing.length > 0 ? missing : free)}
      />
    </Box>
  );
};

/** Subjects by batch, with a tick where the batch is taught the subject. */
export const LinkGrid = ({ rows, batches, cells, turned, onTurn }: LinkGridProps) => {
  const translate = useTranslate();
  const isTicked = (place: string): boolean => (cells.get(place)?.state !== 'FREE') !== turned.has(place);
  return (
    <Paper variant="outlined" sx={{ overflowX: 'auto', width: 'fit-content', maxWidth: '100%' }}>
      <Box
        component="table"
        aria-label={translate('academics.link.title')}
        sx={{ borderCollapse: 'collapse', '& tr + tr, & tbody tr': { borderTop: 1, borderColor: 'divider' } }}
      >
        <thead>
          <tr>
            <Box component="th" scope="col" sx={firstColumn}>
              {translate('academics.link.subject')}
            </Box>
            {batches.map((batch) => (
              <BatchHead key={batch.id} {...{ batch, rows, cells, turned, onTurn }} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <Box component="th" scope="row" sx={{ ...firstColumn, fontWeight: 400 }}>
                {row.name}
                <Typography variant="caption" color="textSecondary" component="div">
                  {row.code}
                </Typography>
              </Box>
              {batches.map((batch) => {
                const place = placeOf(row.id, batch.id);
                const isOwn = cells.get(place)?.state === 'OWN';
                const words = { subject: row.name, batch: batch.fullName };
                return (
                  <Box component="td" key={batch.id} sx={{ textAlign: 'center' }}>
                    <Tooltip title={isOwn ? translate('academics.link.own', words) : ''}>
                      <span>
                        <Checkbox
                          size="small"
                          checked={isTicked(place)}
                          disabled={isOwn}
                          color={turned.has(place) ? 'warning' : 'primary'}
                          slotProps={{
                            input: {
                              'aria-label': translate(
                                isOwn ? 'academics.link.own' : 'academics.link.cell',
                                words,
                              ),
                            },
                          }}
                          onChange={() => onTurn([place])}
                        />
                      </span>
                    </Tooltip>
                  </Box>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Box>
    </Paper>
  );
};
