import { Autocomplete, Box, Button, LinearProgress, Skeleton, TextField, Typography } from '@mui/material';
import type { TeacherLoad } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { LeaveGuard } from '../../../engine/own-screen/LeaveGuard.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { RowsTable } from '../../../engine/own-screen/RowsTable.tsx';
import type { RowsColumn } from '../../../engine/own-screen/RowsTable.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useParam } from '../../../engine/own-screen/use-param.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';

interface Subject {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly maxWeeklyClasses: number;
}
interface Allotment {
  readonly subject: number;
  readonly employee: number;
}

/** A teacher's periods against the number the grade allows. */
const LoadBar = ({ load, limit, name }: Pick<TeacherLoad, 'load' | 'limit' | 'name'>) => (
  <Box sx={{ minWidth: 120 }}>
    <Typography variant="caption">
      {name}: {load}
      {limit === null ? '' : ` / ${limit}`}
    </Typography>
    {limit === null ? null : (
      <LinearProgress
        variant="determinate"
        aria-label={name}
        color={load > limit ? 'error' : 'primary'}
        value={Math.min(100, (load * 100) / Math.max(1, limit))}
      />
    )}
  </Box>
);

interface Columns {
  readonly translate: ReturnType<typeof useTranslate>;
  readonly people: readonly TeacherLoad[];
  readonly teachersOf: (subject: number) => readonly number[];
  readonly offered: (subject: number) => readonly TeacherLoad[];
  readonly onChange: (subject: number, teachers: readonly number[]) => void;
}

const columnsOf = ({
  translate,
  people,
  teachersOf,
  offered,
  onChange,
}: Columns): readonly RowsColumn<Subject>[] => [
  {
    key: 'name',
    label: translate('timetable.subject'),
    role: 'title',
    text: (row) => row.name,
    render: (row) => `${row.name} (${row.code})`,
  },
  {
    key: 'periods',
    label: translate('timetable.teachersOf.periods'),
    text: (row) => String(row.maxWeeklyClasses),
    render: (row) => row.maxWeeklyClasses,
  },
  {
    key: 'teachers',
    label: translate('timetable.kinds.teacher'),
    render: (row) => (
      <Autocomplete
        multiple
        size="small"
        options={offered(row.id).map(({ id }) => id)}
        value={[...teachersOf(row.id)]}
        getOptionLabel={(id) => people.find((one) => one.id === id)?.name ?? String(id)}
        onChange={(_, ids) => onChange(row.id, ids)}
        sx={{ minWidth: 260 }}
        renderInput={(props) => (
          <TextField {...props} label={translate('timetable.teachersOf.of', { name: row.name })} />
        )}
      />
    ),
  },
  {
    key: 'load',
    label: translate('timetable.teachersOf.load'),
    render: (row) =>
      teachersOf(row.id).map((id) => {
        const person = people.find((one) => one.id === id);
        return person ? <LoadBar key={id} {...person} /> : null;
      }),
  },
];

/** The subjects of a batch with their teachers, and what each teacher teaches. */
const useBatch = (batch: string) => {
  const path = `/setup/v1/Batch/get/${encodeURIComponent(batch)}`;
  const about = useLoad<{ fullName: string }>(path, 'timetable.fail.batches');
  const subjects = useLoad<readonly Subject[]>('/setup/v1/Subject/getall', 'timetable.fail.batches', {
    filter: { batch: Number(batch) },
    sort: ['name', 'ASC'],
  });
  const allotments = useLoad<readonly Allotment[]>(
    '/setup/v1/WorkAllotment/getall',
    'timetable.fail.batches',
    {
      filter: { 'subject.batch': Number(batch) },
    },
  );
  const loads = useLoad<readonly TeacherLoad[]>('/setup/v1/WorkAllotment/loads', 'timetable.fail.batches');
  return {
    name: about.data?.fullName ?? '',
    subjects: subjects.data,
    allotments: allotments.data,
    people: loads.data,
    problem: about.problem ?? subjects.problem ?? allotments.problem ?? loads.problem,
    retry: subjects.retry,
  };
};

/** Who teaches the subjects of one batch: teachers of a department are added and removed. */
export const TeachersOfBatch = () => {
  const translate = useTranslate();
  const toast = useToast();
  const { batchID = '' } = useParams();
  const [department, setDepartment] = useParam('department');
  const [chosen, setChosen] = useState<ReadonlyMap<number, readonly number[]>>(new Map());
  const { write, busy } = useWrite();
  const { name, subjects, allotments, people: loaded, problem, retry } = useBatch(batchID);
  const people = loaded ?? [];
  const departments = [...new Set(people.map((one) => one.department))].toSorted();
  const teachersOf = (subject: number): readonly number[] =>
    chosen.get(subject) ??
    (allotments ?? []).filter((one) => one.subject === subject).map(({ employee }) => employee);
  const offered = (subject: number): readonly TeacherLoad[] =>
    people.filter(
      (one) => department === '' || one.department === department || teachersOf(subject).includes(one.id),
    );
  const save = async (): Promise<void> => {
    const items = [...chosen].map(([subjectId, employeeIds]) => ({ subjectId, employeeIds }));
    const answer = await write<unknown>({
      method: 'PUT',
      path: '/setup/v1/WorkAllotment/save',
      body: { items },
      fallback: 'timetable.fail.save',
      asks: true,
    });
    if (!answer) return;
    setChosen(new Map());
    toast.success('timetable.saved');
  };
  const isThere = subjects && allotments && loaded;
  const change = (subject: number, teachers: readonly number[]): void =>
    setChosen((now) => new Map([...now, [subject, teachers]]));
  return (
    <>
      <PageHeader title={translate('timetable.teachersOf.title')} under={name} />
      <LeaveGuard dirty={chosen.size > 0} of="address" onLeave={() => setChosen(new Map())} />
      <LoadProblem text={problem} onRetry={retry} />
      {isThere || problem ? null : <Skeleton variant="rounded" height={240} />}
      {isThere ? (
        <RowsTable<Subject>
          caption={translate('timetable.teachersOf.title')}
          rows={subjects}
          empty={translate('timetable.teachersOf.none')}
          tools={
            <>
              <Choose
                label={translate('timetable.teachersOf.department')}
                value={department}
                all={translate('timetable.teachersOf.all')}
                choices={departments.map((name) => ({ id: name, name }))}
                onChange={setDepartment}
              />
              <Button
                variant="contained"
                loading={busy}
                disabled={chosen.size === 0}
                onClick={() => void save()}
              >
                {translate('timetable.save')}
              </Button>
            </>
          }
          columns={columnsOf({ translate, people, teachersOf, offered, onChange: change })}
        />
      ) : null}
    </>
  );
};
