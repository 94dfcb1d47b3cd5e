import { Typography } from '@mui/material';
import { useEffect } from 'react';
import { useGetOne, useTranslate, type RaRecord } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { OwnSectionProps } from '../../../engine/environment/own-section.ts';

interface Subject extends RaRecord {
  readonly skillSet: number | null;
}
interface SkillSet extends RaRecord {
  readonly skills: readonly { readonly name: string; readonly partOf: string | null }[];
}

const idOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** Offers the skills of the chosen subject for a new assessment, and names those it is marked by. */
export const SubjectSkills = ({ record, values }: OwnSectionProps) => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const subject = idOf(values['subject']);
  const chosen = idOf(useWatch({ name: 'skillSet' }));
  const { data } = useGetOne<Subject>('subject', { id: subject ?? 0 }, { enabled: subject !== undefined });
  const { data: set } = useGetOne<SkillSet>(
    'skillSet',
    { id: chosen ?? 0 },
    { enabled: chosen !== undefined },
  );
  const isNew = record === undefined;
  const offered = data?.skillSet ?? null;
  const loaded = data?.id;
  useEffect(() => {
    if (isNew && loaded !== undefined) setValue('skillSet', offered, { shouldDirty: true });
  }, [isNew, loaded, offered, setValue]);
  if (chosen === undefined || !set) return null;
  const entered = set.skills.filter(({ name }) => !set.skills.some(({ partOf }) => partOf === name));
  return (
    <Typography variant="body2" color="textSecondary">
      {translate('assessment.sheet.columns', { names: entered.map(({ name }) => name).join(', ') })}
    </Typography>
  );
};
