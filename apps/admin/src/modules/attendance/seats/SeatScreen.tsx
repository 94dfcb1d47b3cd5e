import { Alert, Skeleton } from '@mui/material';
import { isWithin, type StudentRegister } from '@school/domain';
import { arrangeSeats } from '@school/resources';
import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { usePictures } from '../../../engine/files/use-pictures.ts';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { Empty } from '../../../engine/own-screen/Empty.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useOperation } from '../../../engine/own-screen/use-operation.ts';
import { useParam } from '../../../engine/own-screen/use-param.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { amongOnly, type Arrangement } from '../../../engine/places/arrangement.ts';
import { PlaceEditor } from '../../../engine/places/PlaceEditor.tsx';
import { useBatch } from '../parts/use-batch.ts';
import { arrangementOf, planFor, useSeatPlans, type SeatPlans } from './use-seat-plans.ts';

/** Seats in a row where nothing has been arranged yet. */
const usualColumns = 6;

interface SeatEditorProps {
  readonly plans: SeatPlans;
  readonly classroom: number | null;
  readonly students: StudentRegister['students'];
}

/** The seats of a batch in one room, starting from its seating elsewhere. */
const SeatEditor = ({ plans, classroom, students }: SeatEditorProps) => {
  const translate = useTranslate();
  const toast = useToast();
  const { operate, busy } = useOperation(arrangeSeats, 'attendance.fail.seats');
  const { batch } = plans;
  const photos = usePictures('/setup/v1/studentEntity/getall', 'photo', { batch });
  const own = plans.plans.find((plan) => plan.classroom === classroom);
  const [version, setVersion] = useState(own?.version ?? null);
  const people = students.map(({ student: id, name }) => ({ id, name, photo: photos.get(id) }));
  const save = async ({ rows, columns, seats }: Arrangement): Promise<boolean> => {
    const placed = [...seats].map(([student, place]) => ({ student, ...place }));
    const answer = await operate({ batch, classroom, version, rows, columns, seats: placed });
    if (!answer) return false;
    setVersion(answer.version);
    toast.success('attendance.seats.saved');
    return true;
  };
  const first = (): Arrangement => {
    const kept = own ?? planFor(plans, null);
    const ids = people.map(({ id }) => id);
    if (kept) return amongOnly(arrangementOf(kept), ids);
    const rows = Math.min(20, Math.max(1, Math.ceil(ids.length / usualColumns)));
    return { rows, columns: usualColumns, seats: new Map() };
  };
  return (
    <PlaceEditor
      first={first}
      people={people}
      label={translate('attendance.seats.title')}
      front={translate('attendance.seats.board')}
      isFixed={!plans.mayArrange}
      busy={busy}
      onSave={save}
    />
  );
};

/** Who is in the batch today. */
const useMembers = (batch: string, date: string) => {
  const register = useLoad<StudentRegister>(
    batch === '' ? undefined : '/setup/v1/attendanceSystem/register',
    'attendance.fail.register',
    useMemo(() => ({ batchId: batch, date }), [batch, date]),
  );
  const students = useMemo(
    () => register.data?.students.filter(({ stays }) => isWithin(date, stays)),
    [register.data, date],
  );
  return { register, students };
};

/** Where the students of a batch sit, in one room or in all: arranged by pointer, touch or keyboard. */
export const SeatScreen = () => {
  const translate = useTranslate();
  const { context } = useEnvironment();
  const batches = useBatch();
  const [room, chooseRoom] = useParam('room');
  const batch = batches.batch === '' ? undefined : Number(batches.batch);
  const plans = useSeatPlans(batch);
  const { register, students } = useMembers(batches.batch, context.today);
  const { data } = plans;
  const classroom = data?.rooms.find(({ id }) => String(id) === room)?.id ?? null;
  const isLoading = batches.data?.length !== 0 && !(data && students);
  const problem = batches.problem ?? register.problem ?? plans.problem;
  return (
    <>
      <PageHeader
        title={translate('attendance.seats.title')}
        actions={
          <>
            <Choose
              label={translate('attendance.batch')}
              value={batches.batch}
              choices={batches.data}
              onChange={batches.choose}
            />
            <Choose
              label={translate('attendance.seats.room')}
              value={room}
              choices={data?.rooms}
              all={translate('attendance.seats.anyRoom')}
              onChange={chooseRoom}
            />
          </>
        }
      />
      <LoadProblem text={problem} onRetry={problem === plans.problem ? plans.retry : register.retry} />
      {batches.data?.length === 0 ? <Empty text={translate('attendance.noBatches')} /> : null}
      {isLoading && !problem ? <Skeleton variant="rounded" height={320} /> : null}
      {data && !data.mayArrange ? (
        <Alert severity="info" sx={{ mb: 1 }}>
          {translate('attendance.seats.readOnly')}
        </Alert>
      ) : null}
      {students?.length === 0 ? <Empty text={translate('attendance.noStudents')} /> : null}
      {data && data.batch === batch && students && students.length > 0 ? (
        <SeatEditor
          key={`${batch}/${classroom ?? ''}`}
          plans={data}
          classroom={classroom}
          students={students}
        />
      ) : null}
    </>
  );
};
