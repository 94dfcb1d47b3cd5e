import { useMemo } from 'react';
import type { SubjectTeacher, TeacherLoad } from '@school/domain';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useParam } from '../../../engine/own-screen/use-param.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}
export interface Subject extends Named {
  readonly code: string;
  readonly maxWeeklyClasses: number;
}

const active = { sort: ['fullName', 'ASC'], filter: { active: true } };

/** The chosen subject of a batch, who teaches it, and everyone else with the periods they already have. */
export const useSubjectLoads = () => {
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
  return {
    batches,
    named,
    shown,
    setBatch,
    subjects,
    subject,
    setSubject,
    departments,
    department,
    setDepartment,
    people,
    teachers,
    assigned,
    rows,
  };
};
