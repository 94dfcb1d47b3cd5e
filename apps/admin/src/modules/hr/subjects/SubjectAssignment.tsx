import { Button } from '@mui/material';
import type { SubjectTeacher } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useDialogs } from '../../../engine/feedback/dialogs-context.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { Empty } from '../../../engine/own-screen/Empty.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { RowsTable } from '../../../engine/own-screen/RowsTable.tsx';
import { useMarked } from '../../../engine/own-screen/use-marked.ts';
import { useLoadColumns } from './load-columns.tsx';
import { useAssign } from './use-assign.ts';
import { useSubjectLoads } from './use-subject-loads.ts';
import { TeachersOf } from './TeachersOf.tsx';

/** Chooses the batch and one of its subjects. */
const SubjectChoice = ({ load }: { readonly load: ReturnType<typeof useSubjectLoads> }) => {
  const { named, shown, subjects, subject } = load;
  const translate = useTranslate();
  return (
    <>
      <Choose
        label={translate('subjects.batch')}
        value={shown}
        choices={named}
        onChange={(value) => {
          load.setSubject('');
          load.setBatch(value);
        }}
      />
      <Choose
        label={translate('subjects.subject')}
        value={String(subject?.id ?? '')}
        choices={subjects.data}
        onChange={load.setSubject}
      />
    </>
  );
};

/** Who teaches which subject of a batch, with the periods everyone already has. */
export const SubjectAssignment = () => {
  const translate = useTranslate();
  const dialogs = useDialogs();
  const load = useSubjectLoads();
  const { named, subjects, subject, departments, department, people, assigned, rows } = load;
  const selection = useMarked(rows);
  const columns = useLoadColumns(subject?.maxWeeklyClasses ?? 0);
  const { busy, assign } = useAssign();
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
        actions={<SubjectChoice load={load} />}
      />
      <LoadProblem text={load.batches.problem ?? subjects.problem ?? people.problem} onRetry={people.retry} />
      {named?.length === 0 ? <Empty text={translate('subjects.noBatch')} /> : null}
      {subjects.data?.length === 0 ? <Empty text={translate('subjects.noSubject')} /> : null}
      {subject ? (
        <TeachersOf subject={subject} load={load} busy={busy} onRemove={(teacher) => void remove(teacher)} />
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
                onChange={load.setDepartment}
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
