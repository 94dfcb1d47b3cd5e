import { Box, Button, ButtonBase, Typography } from '@mui/material';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { useTranslate } from 'react-admin';
import { LessonText } from '../week/LessonText.tsx';
import type { Lesson, Period } from '../week/types.ts';
import type { Obstacle, Picked, Warning } from './obstacles.ts';

interface GridCellProps {
  readonly period: Period;
  readonly lessons: readonly Lesson[];
  readonly picked: Picked | undefined;
  readonly obstacles: readonly Obstacle[];
  readonly warnings: readonly Warning[];
  readonly busy: boolean;
  readonly onPick: (lesson: Lesson) => void;
  readonly onDrop: () => void;
}

/** A period of a class: its lesson, and whether the picked item can be placed there, with the reason. */
export const GridCell = (props: GridCellProps) => {
  const { period, lessons, picked, obstacles, warnings, busy, onPick, onDrop } = props;
  const translate = useTranslate();
  const isHere = picked !== undefined && lessons.some(({ id }) => id === picked.id);
  const isFree = picked !== undefined && obstacles.length === 0 && !isHere;
  const reasons = obstacles.map(({ rule, ...names }) =>
    translate(`timetable.grid.obstacles.${rule}`, { ...names }),
  );
  const against = warnings.map(({ rule, who, subject, count }) =>
    translate(`timetable.grid.warnings.${rule}`, { who, subject, smart_count: count }),
  );
  return (
    <Box
      onDragOver={(event) => {
        if (isFree) event.preventDefault();
      }}
      onDrop={() => {
        if (isFree) onDrop();
      }}
      sx={{
        minHeight: 44,
        borderRadius: 1,
        ...(isFree ? { outline: 2, outlineColor: 'success.main', outlineStyle: 'dashed' } : {}),
      }}
    >
      {lessons.map((lesson) => (
        <ButtonBase
          key={lesson.id}
          draggable={!lesson.locked}
          aria-pressed={picked?.id === lesson.id}
          onDragStart={() => onPick(lesson)}
          onClick={() => onPick(lesson)}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            width: '100%',
            textAlign: 'start',
            p: 0.5,
            borderRadius: 1,
            bgcolor: picked?.id === lesson.id ? 'action.selected' : 'action.hover',
            '&:focus-visible': { outline: 2, outlineColor: 'primary.main' },
          }}
        >
          <LessonText lesson={lesson} without="batch" />
          {lesson.locked ? (
            <LockOutlined fontSize="small" titleAccess={translate('timetable.grid.locked')} />
          ) : null}
        </ButtonBase>
      ))}
      {isFree ? (
        <Button
          size="small"
          fullWidth
          disabled={busy}
          onClick={onDrop}
          aria-label={translate('timetable.grid.putHere', {
            day: translate(`timetable.days.${period.weekday}`),
            period: period.name,
          })}
        >
          {translate('timetable.grid.here')}
        </Button>
      ) : null}
      {isFree && against.length > 0 ? (
        <Typography variant="caption" component="div" sx={{ color: 'warning.main' }}>
          {against.join('; ')}
        </Typography>
      ) : null}
      {picked && !isHere && reasons.length > 0 ? (
        <Typography variant="caption" color="error" component="div">
          {reasons.join('; ')}
        </Typography>
      ) : null}
    </Box>
  );
};
