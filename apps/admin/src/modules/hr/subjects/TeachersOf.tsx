import { Alert, Chip, Paper, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type SubjectTeacher, extraPeriods } from '@school/domain';
import { type Subject, useSubjectLoads } from './use-subject-loads.ts';

interface TeachersOfProps {
  readonly subject: Subject;
  readonly load: Pick<ReturnType<typeof useSubjectLoads>, 'teachers' | 'people' | 'assigned'>;
  readonly busy: boolean;
  readonly onRemove: (teacher: SubjectTeacher) => void;
}

/** Who teaches a subject, and which of them have more periods than they should. */
export const TeachersOf = ({ subject, load, busy, onRemove }: TeachersOfProps) => {
  const { teachers, people, assigned } = load;
  const translate = useTranslate();
  const tooMuch = (people.data ?? []).filter((row) => assigned.has(row.id) && extraPeriods(row) > 0);
  return (
    <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
      <Typography variant="h6" component="h2" sx={{ fontSize: 16, mb: 1 }}>
        {translate('subjects.teachersOf', {
          subject: `${subject.code} ${subject.name}`,
          periods: subject.maxWeeklyClasses,
        })}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {teachers.data?.length === 0 ? (
          <Typography color="textSecondary">{translate('subjects.nobody')}</Typography>
        ) : null}
        {teachers.data?.map((teacher) => (
          <Chip
            key={teacher.allotmentId}
            label={`${teacher.name} · ${teacher.number}`}
            disabled={busy}
            onDelete={() => onRemove(teacher)}
            aria-label={translate('subjects.removeOf', { name: teacher.name })}
          />
        ))}
      </Stack>
      {tooMuch.map(({ id, name, load, limit, ...row }) => (
        <Alert key={id} severity="warning" sx={{ mt: 1 }}>
          {translate('subjects.extra', {
            name,
            smart_count: extraPeriods({ load, limit }),
            number: row.number,
          })}
        </Alert>
      ))}
    </Paper>
  );
};
