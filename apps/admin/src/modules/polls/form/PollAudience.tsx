import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PollAudienceKey } from '@school/resources';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { RefsInput } from '../../../engine/field/refs/RefsInput.tsx';
import { AudiencePick } from './AudiencePick.tsx';
import type { PollInput } from './poll-form.ts';

interface PollAudienceProps {
  readonly input: PollInput;
  readonly change: (part: Partial<PollInput>) => void;
  readonly problemAt: (place: string) => string | undefined;
}

/** Short lists, of which one may want all or none. */
const short = [
  ['batches', 'batch'],
  ['departments', 'employeeDepartment'],
  ['courses', 'course'],
] as const;
/** What one looks for by name. */
const searched = ['roleGroups', 'userGroups', 'people'] as const satisfies readonly PollAudienceKey[];

/** Who is asked; whoever stands in one of the lists. */
export const PollAudience = ({ input, change, problemAt }: PollAudienceProps) => {
  const translate = useTranslate();
  const { catalogue } = useEnvironment();
  const { fields } = catalogue.resource('poll');
  const labelOf = (key: PollAudienceKey): string => translate(`polls.form.${key}`);
  return (
    <Box>
      <Typography variant="subtitle2">{translate('polls.form.audience')}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {translate('polls.form.audienceHelp')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
        {short.map(([key, resource]) => (
          <AudiencePick
            key={key}
            resource={resource}
            label={labelOf(key)}
            value={input[key]}
            onChange={(ids) => change({ [key]: ids })}
          />
        ))}
        {searched.map((key) => {
          const field = fields[key];
          return field?.type === 'refs' ? (
            <RefsInput
              key={key}
              field={field}
              name={key}
              label={labelOf(key)}
              value={input[key]}
              onChange={(ids) => change({ [key]: ids })}
              error={problemAt(key)}
            />
          ) : null;
        })}
      </Box>
    </Box>
  );
};
