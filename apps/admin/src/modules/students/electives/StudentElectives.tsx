import { Button } from '@mui/material';
import { setElectiveStudents, studentsOfElective } from '@school/resources';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { BackLink } from '../../../engine/own-screen/BackLink.tsx';
import { useAnswer, useOperation } from '../../../engine/own-screen/use-operation.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { useMarked } from '../../../engine/own-screen/use-marked.ts';
import { useStudentColumns } from '../parts/student-columns.tsx';
import { ChooseStudents } from '../transfers/ChooseStudents.tsx';

/** Who of a batch takes an elective subject. */
export const StudentElectives = () => {
  const translate = useTranslate();
  const toast = useToast();
  const { electiveGroupId: groupId = '', subjectId = '0' } = useParams();
  const subject = Number(subjectId);
  const elective = useAnswer(studentsOfElective, { subject }, 'students.fail.students');
  const rows = useMemo(
    () => elective.data?.students.map((student) => ({ ...student, fullName: student.name })),
    [elective.data],
  );
  const takers = useMemo(() => (rows ?? []).filter(({ takes }) => takes).map(({ id }) => id), [rows]);
  const selection = useMarked(rows, takers);
  const columns = useStudentColumns<NonNullable<typeof rows>[number]>();
  const { operate, busy } = useOperation(setElectiveStudents, 'students.fail.electives');
  const { marked } = selection;
  const isChanged = marked.length !== takers.length || marked.some((id) => !takers.includes(id));
  const save = async (): Promise<void> => {
    const answer = await operate({ subject, students: marked });
    if (answer) toast.success('students.electives.saved', { ...answer });
  };
  const about = { name: elective.data?.name ?? '', batch: elective.data?.batchName ?? '' };
  const title = translate('students.electives.title', about);
  return (
    <>
      <PageHeader
        title={title}
        under={
          elective.data
            ? translate('students.electives.hint', {
                group: elective.data.groupName,
                most: elective.data.maxChoices,
              })
            : undefined
        }
        actions={
          <BackLink
            to={`/subjects/elective_groups/${encodeURIComponent(groupId)}`}
            label={translate('students.electives.back')}
          />
        }
      />
      <ChooseStudents
        caption={title}
        load={{ ...elective, data: rows }}
        columns={[
          ...columns,
          {
            key: 'others',
            label: translate('students.electives.others'),
            text: (row) => row.others.join(', '),
          },
        ]}
        selection={selection}
        tools={
          <Button variant="contained" loading={busy} disabled={!isChanged} onClick={() => void save()}>
            {translate('students.electives.save', { count: marked.length })}
          </Button>
        }
      />
    </>
  );
};
