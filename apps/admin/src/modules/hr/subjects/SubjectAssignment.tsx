import { Alert, Button, Chip, Paper, Stack, Typography } from '@mui/material';
import type { SubjectTeacher, TeacherLoad } from '@school/domain';
import { extraPeriods } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { useDialogs } from '../../../engine/feedback/dialogs-context.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useParam } from '../../../engine/own-screen/use-param.ts';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { Empty } from '../../../engine/own-screen/Empty.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { RowsTable } from '../../../engine/own-screen/RowsTable.tsx';
import { useMarked } from '../../../engine/own-screen/use-marked.ts';
import { useLoadColumns } from './load-columns.tsx';
import { useAssign } from './use-assign.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}
interface Subject extends Named {
  readonly code: string;
  readonly maxWeeklyClasses: number;
}

const active = { sort: ['fullName', 'ASC'], filter: { active: true } };

/** Who teaches which subject of a batch, with the periods that everybody has already. */
export const SubjectAssignment = () => {
  const translate = useTranslate();
  const dialogs = useDialogs();
  const [batch, setBatch] = useParam('batch');
  const [chosen, setSubject] = useParam('subject');
  const [department, setDepartment] = useParam('department');
  const batches = useLoad<readonly { readonly id: number; readonly fullName: string }[]>(
    '/setup/v1/Batch/getall',
    'subjects.fail.batches',
    active,
  );
  const named = useMemo(
    () => batches.data?.map(({ id, fullName }) => ({ id, name: fullName })),
    [batches.data],
  );
  const shown = batch === '' ? String(named?.[0]?.id ?? '') : batch;
  const ofBatch = useMemo(() => ({ sort: ['name', 'ASC'], filter: { batch: Number(shown) } }), [shown]);
  const subjects = useLoad<readonly Subject[]>(
    shown === '' ? undefined : '/setup/v1/Subject/getall',
    'subjects.fail.subjects',
    ofBatch,
  );
  const subject = subjects.data?.find(({ id }) => String(id) === chosen) ?? subjects.data?.[0];
  const departments = useLoad<readonly Named[]>(
    '/setup/v1/EmployeeDepartments/getActiveDept/getall',
    'subjects.fail.people',
  );
  const query = useMemo(() => (department === '' ? {} : { department }), [department]);
  const people = useLoad<readonly TeacherLoad[]>(
    '/setup/v1/WorkAllotment/loads',
    'subjects.fail.people',
    query,
  );
  const teachers = useLoad<readonly SubjectTeacher[]>(
    subject ? `/setup/v1/WorkAllotment/teachers/${subject.id}` : undefined,
    'subjects.fail.people',
  );
  const assigned = useMemo(
    () => new Set(teachers.data?.map(({ employeeId }) => employeeId)),
    [teachers.data],
  );
  const rows = useMemo(
    () => (teachers.data ? people.data?.filter(({ id }) => !assigned.has(id)) : undefined),
    [people.data, teachers.data, assigned],
  );
  const selection = useMarked(rows);
  const columns = useLoadColumns(subject?.maxWeeklyClasses ?? 0);
  const { busy, assign } = useAssign();
  const tooMuch = (people.data ?? []).filter((row) => assigned.has(row.id) && extraPeriods(row) > 0);
  const set = (employeeIds: readonly number[]): Promise<boolean> =>
    subject ? assign(subject.id, employeeIds) : Promise.resolve(false);
  const add = async (): Promise<void> => {
    if (await set([...assigned, ...selection.marked])) selection.set([]);
  };
  const remove = async ({ employeeId, name }: SubjectTeacher): Promise<void> => {
    const yes = await dialogs.confirm({
      title: translate('subjects.removeTitle', { name, subject: subject?.name ?? '' }),
      verb: translate('subjects.remove'),
      tone: 'warning',
    });
    if (yes) await set([...assigned].filter((id) => id !== employeeId));
  };
  return (
    <>
      <PageHeader
        title={translate('subjects.title')}
        under={translate('subjects.hint')}
        actions={
          <>
            <Choose
              label={translate('subjects.batch')}
              value={shown}
              choices={named}
              onChange={(value) => {
                setSubject('');
                setBatch(value);
              }}
            />
            <Choose
              label={translate('subjects.subject')}
              value={String(subject?.id ?? '')}
              choices={subjects.data}
              onChange={setSubject}
            />
          </>
        }
      />
      <LoadProblem text={batches.problem ?? subjects.problem ?? people.problem} onRetry={people.retry} />
      {named?.length === 0 ? <Empty text={translate('subjects.noBatch')} /> : null}
      {subjects.data?.length === 0 ? <Empty text={translate('subjects.noSubject')} /> : null}
      {subject ? (
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
                onDelete={() => void remove(teacher)}
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
      ) : null}
      {subject && !people.problem ? (
        <RowsTable
          caption={translate('subjects.people')}
          columns={columns}
          rows={rows}
          selection={selection}
          busy={people.busy}
          empty={translate('subjects.noPeople')}
          tools={
            <>
              <Choose
                label={translate('leave.column.department')}
                value={department}
                choices={departments.data}
                onChange={setDepartment}
                all={translate('leave.allDepartments')}
              />
              <Button
                variant="contained"
                loading={busy}
                disabled={selection.marked.length === 0}
                onClick={() => void add()}
              >
                {translate('subjects.assign', { count: selection.marked.length })}
              </Button>
            </>
          }
        />
      ) : null}
    </>
  );
};
