import { Box, Typography } from '@mui/material';
import type { AnyResource, HistoryEntry } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useWords } from '../catalogue/use-words.ts';
import type { RecordRow } from '../data/record-row.ts';
import { DateTimeCell } from '../field/dateTime/DateTimeCell.tsx';
import { useEnvironment } from '../environment/environment.ts';
import { isBlank, PastValue } from '../field/PastValue.tsx';
import { changedPlace, toldChanges } from './changed-place.ts';
import { ChangedLine } from './ChangedLine.tsx';
import { useVerbTold } from './use-verb-told.ts';

interface HistoryStepProps {
  readonly resource: AnyResource;
  readonly record: RecordRow;
  readonly entry: HistoryEntry;
}

const dot = {
  content: '""',
  position: 'absolute',
  left: -6,
  top: 6,
  width: 10,
  height: 10,
  borderRadius: '50%',
  bgcolor: 'primary.main',
} as const;

/** One change in words: `Asma Khan changed this, Jan 5, 2026`, and below `Department: Science → Arts`. */
export const HistoryStep = ({ resource, record, entry }: HistoryStepProps) => {
  const translate = useTranslate();
  const words = useWords();
  const told = useVerbTold(resource);
  const { catalogue } = useEnvironment();
  // The initial values of a new record are in the record itself.
  const changes = entry.verb === 'create' ? [] : toldChanges(resource, entry.changes);
  return (
    <Box component="li" sx={{ position: 'relative', pl: 2.5, pb: 2, '&::before': dot }}>
      <Typography variant="body2" component="div">
        <strong>{entry.by.name || translate('engine.history.system')}</strong>
        {told(entry.verb)}{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <DateTimeCell value={entry.at} />
        </Box>
      </Typography>
      {changes
        .filter((change) => !isBlank(change.old) || !isBlank(change.new))
        .map(({ field, ...change }) => ({
          ...change,
          path: field,
          ...changedPlace(catalogue, resource, field),
        }))
        // Which record a line belongs to is not news.
        .filter((change) => !change.line || change.field !== change.resource.parent)
        .map(({ path, resource: owner, field, line, ...change }) => (
          <Typography key={path} variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
            {line ? (
              <>
                {words.field(resource, line.lines)}
                <ChangedLine child={owner} line={line} record={record} />
                {' · '}
              </>
            ) : null}
            {words.field(owner, field)}: <PastValue resource={owner} name={field} value={change.old} /> {'→ '}
            <PastValue resource={owner} name={field} value={change.new} />
          </Typography>
        ))}
    </Box>
  );
};
