import { Button, Skeleton } from '@mui/material';
import type { PlanFacts, PlanSubject } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { useUnsavedGuard } from '../../../engine/form/use-unsaved-guard.ts';
import { BackLink } from '../../../engine/own-screen/BackLink.tsx';
import { Empty } from '../../../engine/own-screen/Empty.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { LeaveQuestion } from '../../../engine/form/LeaveQuestion.tsx';
import { ExamLine, examInputs } from './ExamLine.tsx';
import { usePlannedExams } from './use-planned-exams.ts';

/** A group or plan with the subjects it has no exams for. */
type OpenExams = PlanFacts & { readonly subjects: readonly Omit<PlanSubject, 'groups'>[] };

interface ExamFormProps {
  /** Exams of one batch, or of all batches of a plan. */
  readonly of: 'ExamGroup' | 'CourseExamGroup';
  /** Number of the group or plan, as it stands in an address. */
  readonly id: string;
  readonly back: string;
  /** Several batches sit exams at the same time, each in its own room. */
  readonly hasRoom: boolean;
}

/** Exams for the missing subjects: one a day from tomorrow, each in the form required. */
const ExamForm = ({ of, id, back, hasRoom }: ExamFormProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const toast = useToast();
  const open = useLoad<OpenExams>(`/setup/v1/${of}/${id}/subjects`, 'assessment.fail.load');
  const { write, busy } = useWrite();
  const { data } = open;
  const { planned, change, chosen, problems, refuse, isTouched } = usePlannedExams(data?.subjects);
  const { blocker, pass } = useUnsavedGuard(isTouched);
  const givesMarks = data?.examType !== 'GRADES';
  const save = async (): Promise<void> => {
    const exams = chosen.map(({ isChosen: _isChosen, maximumMarks, minimumMarks, room, ...exam }) => ({
      ...exam,
      room: room || null,
      ...(givesMarks ? { maximumMarks, minimumMarks } : {}),
    }));
    const answer = await write<{ created: number }>({
      path: `/setup/v1/${of}/${id}/exams`,
      body: { exams },
      fallback: 'assessment.fail.write',
      refused: refuse,
    });
    if (!answer) return;
    pass();
    toast.success('assessment.add.saved', { count: answer.created });
    void navigate(back);
  };
  const shown = examInputs.filter(({ key }) =>
    key === 'room' ? hasRoom : givesMarks || (key !== 'maximumMarks' && key !== 'minimumMarks'),
  );
  return (
    <>
      <PageHeader
        title={translate('assessment.add.title', { name: data ? `${data.name}, ${data.batchName}` : '' })}
        under={translate('assessment.add.hint')}
        actions={<BackLink to={back} label={translate('assessment.back')} />}
      />
      <LeaveQuestion blocker={blocker} />
      <LoadProblem text={open.problem} onRetry={open.retry} />
      {data || open.problem ? null : <Skeleton variant="rounded" height={240} />}
      {data?.subjects.length === 0 ? <Empty text={translate('assessment.add.none')} /> : null}
      {data && data.subjects.length > 0 ? (
        <>
          {data.subjects.map((subject, at) => (
            <ExamLine
              key={subject.id}
              subject={subject}
              exam={planned(subject.id, at)}
              shown={shown}
              problems={problems.get(subject.id) ?? {}}
              onChange={(values) => change(subject.id, values)}
            />
          ))}
          <Button
            variant="contained"
            loading={busy}
            disabled={chosen.length === 0}
            onClick={() => void save()}
          >
            {translate('assessment.add.save', { count: chosen.length })}
          </Button>
        </>
      ) : null}
    </>
  );
};

/** Exams for the subjects that an exam group lacks. */
export const AddExams = () => {
  const { examGroupId = '0' } = useParams();
  const id = encodeURIComponent(examGroupId);
  return <ExamForm of="ExamGroup" id={id} back={`/course_exam_group/${id}`} hasRoom />;
};

/** Exams for the subjects that the batches of an exam plan lack: each batch that has the subject gets its own. */
export const AddExamsOfCourse = () => {
  const { examGroupId = '0' } = useParams();
  const id = encodeURIComponent(examGroupId);
  return <ExamForm of="CourseExamGroup" id={id} back={`/course_exam_groups/show/${id}`} hasRoom={false} />;
};
