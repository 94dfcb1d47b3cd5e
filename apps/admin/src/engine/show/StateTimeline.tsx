import { Box, Typography } from '@mui/material';
import type { AnyResource, FieldOf } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useWords } from '../catalogue/use-words.ts';
import type { RecordRow } from '../data/record-row.ts';
import { DateTimeCell } from '../field/dateTime/DateTimeCell.tsx';
import { FieldCell } from '../field/FieldCell.tsx';
import { stagesOf } from './stages.ts';
import { useHistory } from './use-history.ts';

interface StateTimelineProps {
  readonly resource: AnyResource;
  readonly record: RecordRow;
}

/** Connects a stage to the previous one. */
const joint = {
  content: '""',
  width: 24,
  height: 2,
  bgcolor: 'divider',
  alignSelf: 'center',
  flexShrink: 0,
  display: { xs: 'none', sm: 'block' },
} as const;

/** Choices with tones show a status by their look, as states do. */
const choiceAt = ({ fields }: AnyResource, name: string): FieldOf<'choice'> | undefined => {
  const field = fields[name];
  return field?.type === 'choice' ? field : undefined;
};

const stepsOf = (resource: AnyResource): ReadonlySet<string> =>
  new Set(Object.keys(resource.fields).filter((name) => choiceAt(resource, name)?.tones));

const StageCell = ({
  resource,
  name,
  state,
}: Pick<StateTimelineProps, 'resource'> & { readonly name: string; readonly state: string }) => {
  const field = choiceAt(resource, name);
  if (!field) return null;
  const toned = { ...field, tones: field.tones ?? {} };
  return <FieldCell field={toned} name={name} value={state} row={{}} resource={resource} />;
};

/**
 * The life-cycle states that a record went through and the steps between them, each with who and when; nothing if it has
 * never moved.
 */
export const StateTimeline = ({ resource, record }: StateTimelineProps) => {
  const translate = useTranslate();
  const words = useWords();
  const { data } = useHistory(resource, record);
  const name = resource.lifecycle?.field ?? '';
  const stages = stagesOf(data ?? [], name, record[name], stepsOf(resource));
  if (!choiceAt(resource, name) || stages.length < 2) return null;
  return (
    <Box
      component="ol"
      aria-label={translate('engine.history.stages')}
      sx={{ listStyle: 'none', p: 0, m: 0, mb: 2, display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {stages.map(({ field, state, at, by }, index) => (
        <Box
          key={at + field + state}
          component="li"
          aria-current={index === stages.length - 1 ? 'step' : undefined}
          sx={{ display: 'flex', gap: 1, ...(index > 0 ? { '&::before': joint } : {}) }}
        >
          <div>
            <StageCell resource={resource} name={field} state={state} />
            <Typography variant="caption" color="textSecondary" component="div">
              {field === name ? null : `${words.field(resource, field)} · `}
              {by ?? translate('engine.history.system')} · <DateTimeCell value={at} />
            </Typography>
          </div>
        </Box>
      ))}
    </Box>
  );
};
