import { Box } from '@mui/material';
import { isQuestionShown } from '@school/domain';
import type { FormAnswers, FormQuestion } from '@school/domain';
import { QuestionInput } from './QuestionInput.tsx';

interface QuestionListProps {
  readonly questions: readonly FormQuestion[];
  readonly answers: FormAnswers;
  /** Problems by question id. */
  readonly problems: Readonly<Record<string, string>>;
  readonly disabled?: boolean;
  readonly onChange: (answers: FormAnswers) => void;
}

/** The questions to ask, given the answers so far. */
export const QuestionList = ({ questions, answers, problems, disabled, onChange }: QuestionListProps) => (
  <Box sx={{ display: 'grid', gap: 3, '& > *': { minWidth: 0 } }}>
    {questions.map((question, at) =>
      isQuestionShown(questions, at, answers) ? (
        <Box key={question.id} data-question={question.id}>
          <QuestionInput
            question={question}
            values={answers[question.id] ?? []}
            problem={problems[question.id]}
            disabled={disabled ?? false}
            onChange={(values) => onChange({ ...answers, [question.id]: values })}
          />
        </Box>
      ) : null,
    )}
  </Box>
);
