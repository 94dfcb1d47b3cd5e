import { Box, Button, Checkbox, Paper, Skeleton, TextField } from '@mui/material';
import { addDays, type PlanFacts, type PlanSubject } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { useUnsavedGuard } from '../../../engine/form/use-unsaved-guard.ts';
import { BackLink } from '../../../engine/own-screen/BackLink.tsx';
import { Empty } from '../../../engine/own-screen/Empty.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { LeaveQuestion } from '../../../engine/form/LeaveQuestion.tsx';

interface Planned {
  readonly isChosen: boolean;
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly maximumMarks: string;
  readonly minimumMarks: string;
  readonly room: string;
}
type Text = Exclude<keyof Planned, 'isChosen'>;

const inputs: readonly {
  readonly key: Text;
  readonly label: string;
  readonly type: string;
  readonly width: number;
}[] = [
  { key: 'date', label: 'assessment.column.date', type: 'date', width: 160 },
  { key: 'startTime', label: 'assessment.column.from', type: 'time', width: 120 },
  { key: 'endTime', label: 'assessment.column.to', type: 'time', width: 120 },
  { key: 'maximumMarks', label: 'assessment.column.maximum', type: 'text', width: 110 },
  { key: 'minimumMarks', label: 'assessment.column.pass', type: 'text', width: 130 },
  { key: 'room', label: 'assessment.column.room', type: 'text', width: 120 },
];

/** A group or plan with the subjects that it has no exams of. */
type OpenExams = PlanFacts & { readonly subjects: readonly Omit<PlanSubject, 'groups'>[] };

interface ExamFormProps {
  /** Exams of one batch, or of all batches of a plan. */
  readonly of: 'ExamGroup' | 'CourseExamGroup';
  /** Number of the group or plan, as it stands in an address. */
  readonly id: string;
  readonly back: string;
  /** Several batches write at once, each in a room of its own. */
  readonly hasRoom: boolean;
}

interface ExamLineProps {
  readonly subject: OpenExams['subjects'][number];
  readonly exam: Planned;
  readonly shown: typeof inputs;
  readonly onChange: (values: Partial<Planned>) => void;
}

/** One exam as it is planned. */
const ExamLine = ({ subject, exam, shown, onChange }: ExamLineProps) => {
  const translate = useTranslate();
  return (
    <Paper
      variant="outlined"
      sx={{ p: 1.5, mb: 1, display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', minWidth: 200, flex: 1 }}>
        <Checkbox
          checked={exam.isChosen}
          onChange={(event) => onChange({ isChosen: event.target.checked })}
        />
        {subject.name} ({subject.code})
      </Box>
      {shown.map(({ key, label, type, width }) => (
        <TextField
          key={key}
          size="small"
          type={type}
          label={translate(label)}
          value={exam[key]}
          disabled={!exam.isChosen}
          onChange={(event) => onChange({ [key]: event.target.value })}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 40 } }}
          sx={{ width }}
        />
      ))}
    </Paper>
  );
};

/** Exams of the subjects that are lacking: one a day from tomorrow on, each as it is needed. */
const ExamForm = ({ of, id, back, hasRoom }: ExamFormProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const toast = useToast();
  const { context } = useEnvironment();
  const open = useLoad<OpenExams>(`/setup/v1/${of}/${id}/subjects`, 'assessment.fail.load');
  const { write, busy } = useWrite();
  const [typed, setTyped] = useState<ReadonlyMap<number, Partial<Planned>>>(new Map());
  const { blocker, pass } = useUnsavedGuard(typed.size > 0);
  const { data } = open;
  const givesMarks = data?.examType !== 'GRADES';
  const planned = (id: number, at: number): Planned => ({
    isChosen: true,
    date: addDays(context.today, at + 1),
    startTime: '09:00',
    endTime: '11:00',
    maximumMarks: '100',
    minimumMarks: '40',
    room: '',
    ...typed.get(id),
  });
  const change = (id: number, values: Partial<Planned>): void =>
    setTyped((now) => new Map(now).set(id, { ...now.get(id), ...values }));
  const chosen = (data?.subjects ?? [])
    .map(({ id }, at) => ({ subject: id, ...planned(id, at) }))
    .filter(({ isChosen }) => isChosen);
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
    });
    if (!answer) return;
    pass();
    toast.success('assessment.add.saved', { count: answer.created });
    void navigate(back);
  };
  const shown = inputs.filter(({ key }) =>
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

/** Exams of the subjects that an exam group lacks. */
export const AddExams = () => {
  const { examGroupId = '0' } = useParams();
  const id = encodeURIComponent(examGroupId);
  return <ExamForm of="ExamGroup" id={id} back={`/course_exam_group/${id}`} hasRoom />;
};

/** Exams of the subjects that batches of an exam plan lack: each batch that has the subject gets its own. */
export const AddExamsOfCourse = () => {
  const { examGroupId = '0' } = useParams();
  const id = encodeURIComponent(examGroupId);
  return <ExamForm of="CourseExamGroup" id={id} back={`/course_exam_groups/show/${id}`} hasRoom={false} />;
};
