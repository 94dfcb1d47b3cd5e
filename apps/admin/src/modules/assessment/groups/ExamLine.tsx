import { Box, Checkbox, Paper } from '@mui/material';
import type { AnyField } from '@school/kernel';
import type { PlanSubject } from '@school/domain';
import { useTranslate } from 'react-admin';
import { FieldInput } from '../../../engine/field/FieldInput.tsx';

export interface Planned {
  readonly isChosen: boolean;
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly maximumMarks: string;
  readonly minimumMarks: string;
  readonly room: string;
}
type Text = Exclude<keyof Planned, 'isChosen'>;

interface ExamInput {
  readonly key: Text;
  readonly label: string;
  readonly field: AnyField;
  readonly width: number;
}

export const examInputs: readonly ExamInput[] = [
  { key: 'date', label: 'assessment.column.date', field: { type: 'date' }, width: 210 },
  { key: 'startTime', label: 'assessment.column.from', field: { type: 'time' }, width: 150 },
  { key: 'endTime', label: 'assessment.column.to', field: { type: 'time' }, width: 150 },
  {
    key: 'maximumMarks',
    label: 'assessment.column.maximum',
    field: { type: 'decimal', scale: 2 },
    width: 120,
  },
  { key: 'minimumMarks', label: 'assessment.column.pass', field: { type: 'decimal', scale: 2 }, width: 120 },
  { key: 'room', label: 'assessment.column.room', field: { type: 'text', max: 40 }, width: 120 },
];

interface ExamLineProps {
  readonly subject: Omit<PlanSubject, 'groups'>;
  readonly exam: Planned;
  readonly shown: readonly ExamInput[];
  /** Why its fields were rejected, by key. */
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (values: Partial<Planned>) => void;
}

/** An exam being planned. */
export const ExamLine = ({ subject, exam, shown, problems, onChange }: ExamLineProps) => {
  const translate = useTranslate();
  return (
    <Paper
      variant="outlined"
      sx={{ p: 1.5, mb: 1, display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-start' }}
    >
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', minWidth: 200, flex: 1 }}>
        <Checkbox
          checked={exam.isChosen}
          onChange={(event) => onChange({ isChosen: event.target.checked })}
        />
        {subject.name} ({subject.code})
      </Box>
      {shown.map(({ key, label, field, width }) => (
        <Box key={key} sx={{ width: { xs: 'calc(50% - 6px)', sm: width } }}>
          <FieldInput
            field={field}
            name={`${subject.id}.${key}`}
            label={translate(label)}
            value={exam[key]}
            error={problems[key]}
            readOnly={!exam.isChosen}
            onChange={(value) => onChange({ [key]: typeof value === 'string' ? value : '' })}
          />
        </Box>
      ))}
    </Paper>
  );
};
