import { Box, Button, Chip, IconButton, Paper, Typography } from '@mui/material';
import Close from '@mui/icons-material/Close';
import type { StudentRegister } from '@school/domain';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { DateCell } from '../../../engine/field/date/DateCell.tsx';
import type { RegisterState } from './use-student-register.ts';

interface DayBarProps {
  readonly register: StudentRegister;
  readonly state: Pick<RegisterState, 'saving' | 'dayCall' | 'take'>;
  /** The chosen day, or empty. */
  readonly day: string;
  readonly onClose: () => void;
}

/** What can be done with one day of the register: take it, lock it, unlock it, notify the parents. */
export const DayBar = ({ register, state, day, onClose }: DayBarProps) => {
  const translate = useTranslate();
  const toast = useToast();
  if (day < register.from || day > register.to) return null;
  const taken = register.taken.find(({ date }) => date === day);
  const isLocked = register.locked.includes(day);
  const canMark = register.mayMark && day <= register.today && !register.offDays.includes(day);
  const mayChange = canMark && (!isLocked || register.mayUnlock);
  const tell = async (): Promise<void> => {
    const answer = await state.dayCall<{ told: number }>('notices/tell', day);
    if (answer) toast.success('attendance.day.told', { smart_count: answer.told });
  };
  const status = isLocked ? 'LOCKED' : (taken?.status ?? 'MISSING');
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={translate('attendance.day.title')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1, mb: 1 }}
    >
      <Typography sx={{ fontWeight: 600 }}>
        <DateCell value={day} />
      </Typography>
      <Chip size="small" variant="outlined" label={translate(`attendance.state.${status}`)} />
      {taken?.takenBy ? (
        <Typography variant="body2" color="textSecondary">
          {translate('attendance.day.takenBy', { name: taken.takenBy })}
        </Typography>
      ) : null}
      <Box sx={{ flexGrow: 1 }} />
      {mayChange && !taken ? (
        <Button size="small" disabled={state.saving} onClick={() => void state.take(day)}>
          {translate('attendance.day.allPresent')}
        </Button>
      ) : null}
      {canMark && !isLocked ? (
        <Button size="small" disabled={state.saving} onClick={() => void state.dayCall('register/lock', day)}>
          {translate('attendance.day.lock')}
        </Button>
      ) : null}
      {canMark && isLocked && register.mayUnlock ? (
        <Button
          size="small"
          disabled={state.saving}
          onClick={() => void state.dayCall('register/unlock', day)}
        >
          {translate('attendance.day.unlock')}
        </Button>
      ) : null}
      {canMark && register.notifies && taken ? (
        <Button size="small" disabled={state.saving} onClick={() => void tell()}>
          {translate('attendance.day.tell')}
        </Button>
      ) : null}
      <Button
        size="small"
        component={Link}
        to={`/attendance_reports/day_wise_report/${register.batch}/${day}`}
      >
        {translate('attendance.day.absentees')}
      </Button>
      <IconButton size="small" aria-label={translate('attendance.day.close')} onClick={onClose}>
        <Close fontSize="small" />
      </IconButton>
    </Paper>
  );
};
