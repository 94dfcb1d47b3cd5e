import { Box, Stack, Typography } from '@mui/material';
import { commonChanges, type Change, type UnplacedLessons } from '@school/domain';
import { useTranslate } from 'react-admin';
import type { ToPlace } from '../week/types.ts';

interface UnplacedProps {
  readonly rows: readonly UnplacedLessons[];
  readonly open: ToPlace;
}

/** The names used to describe rows and changes. */
const useNames = (open: ToPlace) => {
  const translate = useTranslate();
  const teacher = (id: number | null): string => open.teachers.find((one) => one.id === id)?.name ?? '';
  return {
    batch: (id: number): string => open.batches.find((one) => one.id === id)?.name ?? '',
    teacher,
    subject: (row: UnplacedLessons): string =>
      open.subjects.find(
        (one) =>
          one.batch === row.batch &&
          (one.subject ?? null) === row.subject &&
          (one.electiveGroup ?? null) === row.electiveGroup,
      )?.name ?? '',
    change: ({ change, teacher: who, weekday, startTime }: Change, lessons: number): string =>
      translate(`timetable.helps.${change}`, {
        teacher: teacher(who),
        day: weekday === null ? '' : translate(`timetable.days.${weekday}`),
        time: startTime?.slice(0, 5) ?? '',
        smart_count: lessons,
      }),
  };
};

/** The changes that most of the lessons wait for. */
const MostHelpful = ({ rows, open }: UnplacedProps) => {
  const translate = useTranslate();
  const names = useNames(open);
  const found = commonChanges(rows.flatMap(({ helps }) => helps ?? []));
  if (found.length === 0) return null;
  return (
    <Box sx={{ mt: 1 }}>
      <Typography variant="subtitle2" component="h3">
        {translate('timetable.search.most')}
      </Typography>
      <Stack component="ol" sx={{ m: 0, pl: 3, maxHeight: 200, overflow: 'auto' }}>
        {found.map(({ change, teacher, lessons }) => (
          <Typography key={`${change}${teacher}`} component="li" variant="body2">
            {translate(`timetable.common.${change}`, {
              teacher: names.teacher(teacher),
              smart_count: lessons,
            })}
          </Typography>
        ))}
      </Stack>
    </Box>
  );
};

/** Subjects with unplaced lessons, the reasons, and the smallest changes that would make room for them. */
export const Unplaced = ({ rows, open }: UnplacedProps) => {
  const translate = useTranslate();
  const names = useNames(open);
  return (
    <>
      <MostHelpful rows={rows} open={open} />
      <Typography variant="subtitle2" component="h3" sx={{ mt: 1 }}>
        {translate('timetable.search.notPlaced')}
      </Typography>
      <Stack component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 320, overflow: 'auto' }}>
        {rows.map((row) => (
          <Typography key={`${row.batch}${row.subject}${row.electiveGroup}`} component="li" variant="body2">
            {translate('timetable.search.unplaced', {
              batch: names.batch(row.batch),
              subject: names.subject(row),
              smart_count: row.lessons,
            })}{' '}
            {row.reasons
              .map(({ reason, teacher: who, periods }) =>
                translate(`timetable.reasons.${reason}`, { teacher: names.teacher(who), periods }),
              )
              .join('; ')}
            {(row.helps ?? []).map(({ lessons, changes }, at) => (
              <Typography
                key={at}
                component="span"
                variant="body2"
                color="success.main"
                sx={{ display: 'block' }}
              >
                {translate('timetable.search.would', {
                  changes: changes.map((change) => names.change(change, lessons)).join(' + '),
                })}
              </Typography>
            ))}
          </Typography>
        ))}
      </Stack>
    </>
  );
};
