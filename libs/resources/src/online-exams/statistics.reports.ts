import { defineReport, f } from '@school/kernel';
import { examSetters } from './access.ts';

const module = 'onlineExams';
const ofExam = f.ref('onlineExam', { required: true });
const int = (label: string) => ({ label, as: 'int' }) as const;
const decimal = (label: string) => ({ label, as: 'decimal' }) as const;

/**
 * How each question of an exam performed: how many answered it correctly, and whether those also did well on the others.
 */
export const questionStatistics = defineReport('questionStatistics', {
  module,
  label: 'Question statistics',
  description:
    'Difficulty: share of the marks achieved, in percent. Discrimination: from -1 to 1; above 0.3 a question separates those who know from those who do not, below 0 its key may be wrong.',
  screen: '/online_exam/question_statistics',
  menu: {
    group: 'onlineExams',
    order: 40,
    icon: 'report',
    description: 'Difficulty and discrimination of the questions in an exam',
  },
  parameters: { onlineExam: ofExam },
  columns: {
    question: { label: 'Question', as: 'text', link: { resource: 'question', id: 'questionId' } },
    given: int('Answers'),
    omitted: int('Not answered'),
    right: int('Right'),
    difficulty: decimal('Difficulty'),
    discrimination: decimal('Discrimination'),
    questionId: { label: 'Question', as: 'int', hidden: true },
  },
  access: examSetters,
});

/** Which options were chosen, and by whom: a good distractor is chosen by those who know little. */
export const optionStatistics = defineReport('optionStatistics', {
  module,
  label: 'How options were chosen',
  description:
    'Options of the questions in an exam, with the average result in percent of those who chose them. A wrong option that nobody chooses does not work as an option.',
  screen: '/online_exam/option_statistics',
  menu: {
    group: 'onlineExams',
    order: 45,
    icon: 'report',
    description: 'Which options were chosen in an exam, and by whom',
  },
  parameters: { onlineExam: ofExam },
  columns: {
    question: { label: 'Question', as: 'text' },
    option: { label: 'Option', as: 'text' },
    isRight: { label: 'Right', as: 'flag' },
    chosen: int('Chosen'),
    share: decimal('Share in percent'),
    average: decimal('Average of those who chose it'),
  },
  groupBy: 'question',
  access: examSetters,
});

export const onlineExamReports = [questionStatistics, optionStatistics] as const;
