import { Box, Chip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { coverWords } from './cover-words.ts';
import { isToGive } from './to-give.ts';
import type { DayLesson, Lesson } from './types.ts';

interface LessonTextProps {
  readonly lesson: Lesson & Partial<Pick<DayLesson, 'coverName' | 'cancelled' | 'exchanged' | 'room'>>;
  /** What the page is about and need not be repeated. */
  readonly without?: 'batch' | 'teacher' | 'room';
}

/** One lesson in a few words: subject, class, teachers, room, and what is different today. */
export const LessonText = ({ lesson, without }: LessonTextProps) => {
  const translate = useTranslate();
  const { coverName, cancelled = false } = lesson;
  const details = [
    without === 'batch' ? '' : lesson.batchName,
    without === 'teacher' ? '' : lesson.teacherNames.join(', '),
    without === 'room' ? '' : (lesson.room ?? lesson.roomName),
  ].filter(Boolean);
  return (
    <Box sx={{ minWidth: 0, mb: 0.5, textAlign: 'start' }}>
      <Typography
        variant="body2"
        sx={{
          fontWeight: 600,
          overflowWrap: 'anywhere',
          textDecoration: cancelled ? 'line-through' : 'none',
        }}
      >
        {lesson.subjectName}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="div" sx={{ overflowWrap: 'anywhere' }}>
        {details.join(' · ')}
      </Typography>
      {cancelled ? (
        <Chip size="small" color="error" variant="outlined" label={translate('timetable.cancelled')} />
      ) : null}
      {isToGive(lesson) && !coverName && !cancelled ? (
        <Chip
          size="small"
          color="warning"
          variant="outlined"
          label={translate('timetable.toGive')}
          sx={{ maxWidth: '100%' }}
        />
      ) : null}
      {coverName ? (
        <Chip size="small" color="warning" variant="outlined" label={coverWords(translate, lesson)} />
      ) : null}
    </Box>
  );
};
