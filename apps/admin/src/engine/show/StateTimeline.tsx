import { Box, Typography } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import type { RecordRow } from '../data/record-row.ts';
import { DateTimeCell } from '../field/dateTime/DateTimeCell.tsx';
import { FieldCell } from '../field/FieldCell.tsx';
import { stagesOf } from './stages.ts';
import { useHistory } from './use-history.ts';

interface StateTimelineProps {
  readonly resource: AnyResource;
  readonly record: RecordRow;
}

/** Joins a stage to the one before it. */
const joint = {
  content: '""',
  width: 24,
  height: 2,
  bgcolor: 'divider',
  alignSelf: 'center',
  flexShrink: 0,
  display: { xs: 'none', sm: 'block' },
} as const;

/** The states that a record of a life cycle went through, each with who and when; nothing where it has never moved. */
export const StateTimeline = ({ resource, record }: StateTimelineProps) => {
  const translate = useTranslate();
  const { data } = useHistory(resource, record);
  const name = resource.lifecycle?.field ?? '';
  const field = resource.fields[name];
  const stages = stagesOf(data ?? [], name, record[name]);
  if (field?.type !== 'choice' || stages.length < 2) return null;
  const toned = { ...field, tones: field.tones ?? {} };
  return (
    <Box
      component="ol"
      aria-label={translate('engine.history.stages')}
      sx={{ listStyle: 'none', p: 0, m: 0, mb: 2, display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {stages.map(({ state, at, by }, index) => (
        <Box
          key={at + state}
          component="li"
          aria-current={index === stages.length - 1 ? 'step' : undefined}
          sx={{ display: 'flex', gap: 1, ...(index > 0 ? { '&::before': joint } : {}) }}
        >
          <div>
            <FieldCell field={toned} name={name} value={state} row={{}} resource={resource} />
            <Typography variant="caption" color="textSecondary" component="div">
              {by ?? translate('engine.history.system')} · <DateTimeCell value={at} />
            </Typography>
          </div>
        </Box>
      ))}
    </Box>
  );
};
