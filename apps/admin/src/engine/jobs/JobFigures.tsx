import type { Job } from '@school/kernel';
import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { wholeNumber } from '../../i18n/whole-number.ts';

const figures = { added: 'add', changed: 'change', skipped: 'skip', wrong: 'wrong' } as const;

/** The outcome of a job that counts rows, for users who have left its page. */
export const JobFigures = ({ job }: { readonly job: Job }) => {
  const translate = useTranslate();
  const given = (job.result ?? {}) as Readonly<Record<string, unknown>>;
  const words = given['dryRun'] === true ? 'would' : 'did';
  const told = Object.entries(figures).flatMap(([key, word]) => {
    const count = given[key];
    const text = translate(`engine.import.${words}.${word}`);
    return typeof count === 'number' && count > 0 ? [`${wholeNumber(count)} ${text}`] : [];
  });
  return told.length === 0 ? null : <Typography variant="body2">{told.join(' · ')}</Typography>;
};
