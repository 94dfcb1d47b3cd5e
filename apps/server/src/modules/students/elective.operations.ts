import { Conflict, NotFound } from '@school/kernel';
import { setElectiveStudents, studentsOfElective } from '@school/resources';
import type { Work } from '../../engine/behaviour.ts';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import { handle } from '../../engine/operation/handle.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import {
  addElectives,
  electiveStudents,
  electiveSubject,
  holdElectiveGroup,
  removeElectives,
  type ElectiveStudent,
  type ElectiveSubject,
} from './elective.store.ts';
import { studentSettingOf } from './student.store.ts';

interface Saved {
  readonly added: number;
  readonly removed: number;
}

/** @throws Conflict naming those who would take more subjects of the group than allowed (R32) */
const refuseTooMany = (
  { maxChoices, groupName }: ElectiveSubject,
  adding: readonly ElectiveStudent[],
): void => {
  const over = adding.filter(({ others }) => others.length >= maxChoices);
  if (over.length === 0) return;
  const names = over.slice(0, 5).map(({ name, others }) => `${name} (${others.join(', ')})`);
  throw new Conflict('From %{groupName}, each student can take at most %{maxChoices}: %{names}.', {
    code: 'TOO_MANY',
    params: { groupName, maxChoices, names: names.join('; ') },
    data: { students: over.map(({ id }) => id) },
  });
};

const setStudents = async (subject: number, chosen: readonly number[], work: Work): Promise<Saved> => {
  const { transaction } = work;
  const elective = await electiveSubject(transaction, subject);
  if (!elective) throw new NotFound();
  await holdElectiveGroup(transaction, elective.group);
  const { sortBy } = await studentSettingOf(transaction);
  const present = await electiveStudents(transaction, elective, sortBy);
  const stranger = chosen.find((id) => !present.some((student) => student.id === id));
  if (stranger !== undefined) {
    throw invalidField('students', 'notReference', 'Student %{stranger} is not in this batch.', { stranger });
  }
  const adding = present.filter(({ id, takes }) => !takes && chosen.includes(id));
  const leaving = present.filter(({ id, takes }) => takes && !chosen.includes(id));
  refuseTooMany(elective, adding);
  const ids = (students: readonly ElectiveStudent[]): number[] => students.map(({ id }) => id);
  const added = await addElectives(transaction, elective, ids(adding), actorId(work));
  writeAuditLines(work, 'studentElective', 'create', added);
  const removed = await removeElectives(transaction, subject, ids(leaving));
  writeAuditLines(work, 'studentElective', 'delete', removed);
  return { added: added.length, removed: removed.length };
};

/** Who takes which of the subjects that not everyone takes. */
export const electiveHandlers = [
  handle(studentsOfElective, async ({ input: { subject }, connection }) => {
    const elective = await electiveSubject(connection, subject);
    if (!elective) throw new NotFound();
    const { sortBy } = await studentSettingOf(connection);
    return { ...elective, students: await electiveStudents(connection, elective, sortBy) };
  }),
  handle(setElectiveStudents, ({ input: { subject, students }, work }) =>
    setStudents(subject, [...new Set(students)], work),
  ),
];
