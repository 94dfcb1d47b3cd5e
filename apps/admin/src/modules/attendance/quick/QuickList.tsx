import { Box, Button, Paper, Typography } from '@mui/material';
import { isWithin, type StudentRegister } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { LeaveGuard } from '../../../engine/own-screen/LeaveGuard.tsx';
import { useSaveKey } from '../../../engine/own-screen/use-save-key.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { useClearance } from '../../../engine/page/use-clearance.ts';
import { MarkDialog } from '../parts/MarkDialog.tsx';
import { cellBody, type CellMark } from '../parts/marks.ts';
import { countDay, nextMark } from './quick-marks.ts';
import { QuickRow } from './QuickRow.tsx';
import { walkRows } from './row-keys.ts';

interface QuickListProps {
  readonly register: StudentRegister;
  /** Nothing can be changed. */
  readonly isFixed: boolean;
}

/** The students of a day; a tap goes on from present to absent to late, all is saved together. */
export const QuickList = ({ register, isFixed }: QuickListProps) => {
  const translate = useTranslate();
  const clearance = useClearance('bottom');
  const toast = useToast();
  const { write, busy } = useWrite();
  const { labels, from: date } = register;
  const students = useMemo(
    () => register.students.filter(({ stays }) => isWithin(date, stays)),
    [register.students, date],
  );
  const [marks, setMarks] = useState<ReadonlyMap<number, CellMark>>(
    () => new Map(register.marks.map((mark) => [mark.student, mark])),
  );
  const [changed, setChanged] = useState(false);
  const [editing, setEditing] = useState<number>();
  const set = (student: number, mark: CellMark | undefined | null): void => {
    setChanged(true);
    setMarks((now) => {
      const next = new Map(now);
      if (mark) next.set(student, mark);
      else next.delete(student);
      return next;
    });
  };
  const save = async (action: 'SAVE' | 'SUBMIT'): Promise<void> => {
    const rows = [...marks].map(([student, mark]) => cellBody(student, mark));
    const answer = await write<{ marks: number; told: number }>({
      method: 'PUT',
      path: '/setup/v1/attendanceSystem/register',
      body: { batchId: register.batch, date, rows, action },
      fallback: 'attendance.fail.mark',
    });
    if (!answer) return;
    setChanged(false);
    toast.success('attendance.quick.saved', { smart_count: answer.marks });
  };
  useSaveKey(isFixed || busy || !changed ? undefined : () => void save('SAVE'));
  const { present, away, late } = countDay(students.length, [...marks.values()], labels);
  const edited = students.find(({ student }) => student === editing);
  const isTaken = register.taken.length > 0;
  return (
    <Box sx={{ maxWidth: 640, mx: 'auto' }}>
      <LeaveGuard dirty={changed} of="address" />
      {isFixed && !isTaken ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {translate(`attendance.quick.${isFixed ? 'takenBy' : isTaken ? 'taken' : 'help'}`, {
            name: register.taken[0]?.takenBy ?? '',
          })}
        </Typography>
      )}
      <Box
        component="ul"
        aria-label={translate('attendance.quick.students')}
        onKeyDown={walkRows}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {students.map((student) => (
          <QuickRow
            key={student.student}
            student={student}
            mark={marks.get(student.student)}
            labels={labels}
            isFixed={isFixed}
            onTap={() => set(student.student, nextMark(marks.get(student.student), labels))}
            onMore={() => setEditing(student.student)}
          />
        ))}
      </Box>
      {isFixed ? null : (
        <Paper
          ref={clearance}
          elevation={4}
          sx={{
            position: 'sticky',
            bottom: 0,
            zIndex: 2,
            p: 1.5,
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            alignItems: 'center',
          }}
        >
          <Typography aria-live="polite" sx={{ flexGrow: 1, fontWeight: 600 }}>
            {translate('attendance.quick.count', { present, away, late })}
          </Typography>
          <Button disabled={busy} onClick={() => void save('SUBMIT')}>
            {translate('attendance.quick.lock')}
          </Button>
          <Button
            variant="contained"
            disabled={busy || (!changed && isTaken)}
            onClick={() => void save('SAVE')}
          >
            {translate('attendance.quick.save')}
          </Button>
        </Paper>
      )}
      {edited ? (
        <MarkDialog
          title={edited.name}
          mark={marks.get(edited.student)}
          labels={labels}
          onClose={() => setEditing(undefined)}
          onSave={(mark) => set(edited.student, mark)}
        />
      ) : null}
    </Box>
  );
};
