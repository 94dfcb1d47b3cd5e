import { Box, Typography } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'ra-core';
import { fieldAt } from '../catalogue/fields.ts';
import { useWords } from '../catalogue/use-words.ts';
import type { HistoryEntry } from '../data/calls.ts';
import { DateTimeCell } from '../field/dateTime/DateTimeCell.tsx';
import { FieldCell } from '../field/FieldCell.tsx';

/** One change in words: `Asma Khan, Jan 5, 2026: Department from Science to Arts`. */
export const HistoryStep = ({
  resource,
  entry,
}: {
  readonly resource: AnyResource;
  readonly entry: HistoryEntry;
}) => {
  const translate = useTranslate();
  const words = useWords();
  const show = (key: string, value: unknown) => {
    const field = fieldAt(resource, key);
    if (value === null || value === undefined || value === '')
      return <em>{translate('engine.history.nothing')}</em>;
    if (!field || typeof value === 'string')
      return field && field.type !== 'ref' ? (
        <FieldCell field={field} name={key} value={value} row={{}} resource={resource} />
      ) : (
        String(value)
      );
    return <FieldCell field={field} name={key} value={value} row={{}} resource={resource} />;
  };
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        pl: 2.5,
        pb: 2,
        '&::before': {
          content: '""',
          position: 'absolute',
          left: -6,
          top: 6,
          width: 10,
          height: 10,
          borderRadius: '50%',
          bgcolor: 'primary.main',
        },
      }}
    >
      <Typography variant="body2" component="div">
        <strong>{entry.by ?? translate('engine.history.system')}</strong>{' '}
        {translate(`engine.history.verb.${entry.verb}`, { _: entry.verb })}{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <DateTimeCell value={entry.at} />
        </Box>
      </Typography>
      {(entry.changes ?? []).map((change) => (
        <Typography key={change.field} variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
          {words.field(resource, change.field)}: {show(change.field, change.old)} →{' '}
          {show(change.field, change.new)}
        </Typography>
      ))}
    </Box>
  );
};
