import { Alert, Box, Button, Typography } from '@mui/material';
import { isWithin, type StudentRegister } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePictures } from '../../../engine/files/use-pictures.ts';
import { LeaveGuard } from '../../../engine/own-screen/LeaveGuard.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { useSaveKey } from '../../../engine/own-screen/use-save-key.ts';
import { MarkDialog } from '../parts/MarkDialog.tsx';
import { planFor, useSeatPlans } from '../seats/use-seat-plans.ts';
import { ClassView } from './ClassView.tsx';
import { QuickBar } from './QuickBar.tsx';
import { countDay, nextMark } from './quick-marks.ts';
import { SeatSwitch, useRegisterView } from './SeatSwitch.tsx';
import { useQuickMarks } from './use-quick-marks.ts';
import type { WhichLesson } from './use-quick-register.ts';

interface QuickListProps {
  readonly register: StudentRegister;
  /** Nothing can be changed. */
  readonly isFixed: boolean;
  /** The register is that of a lesson: nobody is away for half of it, and it is locked along with its day. */
  readonly lesson?: WhichLesson | undefined;
}

/** The seats of a register, if it is to be shown by seat. */
const useSeats = ({ batch, from }: StudentRegister, lesson: WhichLesson | undefined) => {
  const [view, setView] = useRegisterView();
  const { data, problem, retry } = useSeatPlans(
    view === 'seats' ? batch : undefined,
    lesson && { date: from, classTiming: lesson.classTiming, subject: lesson.subject },
  );
  const isShown = view === 'seats';
  const plan = data && planFor(data, data.room);
  return {
    view,
    setView,
    problem: isShown ? problem : undefined,
    retry,
    plan: isShown ? plan : undefined,
    isMissing: isShown && data !== undefined && !plan,
    arrange:
      isShown && data?.mayArrange
        ? `/attendances/seats?batch=${batch}${plan?.classroom == null ? '' : `&room=${plan.classroom}`}`
        : undefined,
  };
};

/** The students of a day; a tap cycles from present to absent to late, and everything is saved together. */
export const QuickList = ({ register, isFixed, lesson }: QuickListProps) => {
  const translate = useTranslate();
  const { marks, set, changed, busy, save } = useQuickMarks(register, lesson);
  const photos = usePictures('/setup/v1/studentEntity/getall', 'photo', { batch: register.batch });
  const seats = useSeats(register, lesson);
  const { labels, from: date } = register;
  const students = useMemo(
    () => register.students.filter(({ stays }) => isWithin(date, stays)),
    [register.students, date],
  );
  const [editing, setEditing] = useState<number>();
  useSaveKey(isFixed || busy || !changed ? undefined : () => void save('SAVE'));
  const edited = students.find(({ student }) => student === editing);
  const isTaken = register.taken.length > 0;
  const help = isFixed ? (isTaken ? 'takenBy' : undefined) : isTaken ? 'taken' : 'help';
  return (
    <Box sx={{ maxWidth: seats.plan ? 1200 : 640, mx: 'auto' }}>
      <LeaveGuard dirty={changed} of="address" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="body2" color="textSecondary" sx={{ flex: { xs: '1 1 100%', sm: '1 1 200px' } }}>
          {help ? translate(`attendance.quick.${help}`, { name: register.taken[0]?.takenBy ?? '' }) : null}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto' }}>
          {seats.arrange ? (
            <Button size="small" component={Link} to={seats.arrange}>
              {translate('attendance.seats.arrange')}
            </Button>
          ) : null}
          <SeatSwitch value={seats.view} onChange={seats.setView} />
        </Box>
      </Box>
      <LoadProblem text={seats.problem} onRetry={seats.retry} />
      {seats.isMissing ? (
        <Alert severity="info" sx={{ mb: 1 }}>
          {translate(`attendance.seats.${seats.arrange ? 'missing' : 'missingForOthers'}`)}
        </Alert>
      ) : null}
      <ClassView
        students={students}
        plan={seats.plan}
        photos={photos}
        marks={marks}
        labels={labels}
        isFixed={isFixed}
        onTap={(student) => set(student, nextMark(marks.get(student), labels))}
        onMore={setEditing}
      />
      {isFixed ? null : (
        <QuickBar
          count={countDay(students.length, [...marks.values()], labels)}
          busy={busy}
          isOpen={changed || !isTaken}
          locks={!lesson}
          onSave={(action) => void save(action)}
        />
      )}
      {edited ? (
        <MarkDialog
          title={edited.name}
          mark={marks.get(edited.student)}
          labels={labels}
          isWhole={lesson !== undefined}
          onClose={() => setEditing(undefined)}
          onSave={(mark) => set(edited.student, mark)}
        />
      ) : null}
    </Box>
  );
};
