import { Box, Typography } from '@mui/material';
import type { FormAnswers, FormQuestion } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { OwnSectionProps } from '../../engine/environment/own-section.ts';
import { QuestionList } from './QuestionList.tsx';

/** A form as its respondents will see it; it can be tried out, and nothing is sent. */
export const FormPreview = ({ values }: OwnSectionProps) => {
  const translate = useTranslate();
  const [answers, setAnswers] = useState<FormAnswers>({});
  const questions = Array.isArray(values['questions']) ? (values['questions'] as FormQuestion[]) : [];
  if (questions.length === 0)
    return <Typography color="textSecondary">{translate('forms.empty')}</Typography>;
  return (
    <Box sx={{ maxWidth: 720, pt: 1 }}>
      <QuestionList questions={questions} answers={answers} problems={{}} onChange={setAnswers} />
    </Box>
  );
};
