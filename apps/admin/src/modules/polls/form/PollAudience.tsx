import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { pollAudienceKeys, type PollAudienceKey } from '@school/resources';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { OnDemandFields } from '../../../engine/form/OnDemandFields.tsx';
import { RefsInput } from '../../../engine/field/refs/RefsInput.tsx';
import { AudiencePick } from './AudiencePick.tsx';
import type { PollFields } from './use-poll-form.ts';

/** Short lists, from which all or none may be wanted; the others are searched by name. */
const short = { batches: 'batch', departments: 'employeeDepartment', courses: 'course' } as const;
const isShort = (key: PollAudienceKey): key is keyof typeof short => Object.hasOwn(short, key);

/** Who is asked: anyone in one of the lists. */
export const PollAudience = ({ input, change, problemAt }: PollFields) => {
  const translate = useTranslate();
  const { catalogue } = useEnvironment();
  const { fields } = catalogue.resource('poll');
  const labelOf = (key: PollAudienceKey): string => translate(`polls.form.${key}`);
  const inputOf = (key: PollAudienceKey) => {
    const about = { label: labelOf(key), value: input[key] };
    const field = fields[key];
    if (isShort(key))
      return <AudiencePick resource={short[key]} onChange={(ids) => change({ [key]: ids })} {...about} />;
    return field?.type === 'refs' ? (
      <RefsInput
        field={field}
        name={key}
        onChange={(ids) => change({ [key]: ids })}
        error={problemAt(key)}
        {...about}
      />
    ) : null;
  };
  return (
    <Box>
      <Typography variant="subtitle2">{translate('polls.form.audience')}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {translate('polls.form.audienceHelp')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
        <OnDemandFields
          fields={pollAudienceKeys.map((key) => ({
            key,
            label: labelOf(key),
            isNeeded: input[key].length > 0 || problemAt(key) !== undefined,
            input: <Box data-field={key}>{inputOf(key)}</Box>,
          }))}
        />
      </Box>
    </Box>
  );
};
