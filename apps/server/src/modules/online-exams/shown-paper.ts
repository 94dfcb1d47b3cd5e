import type { PaperQuestion } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';
import { sentAnswer } from './answer-shape.ts';
import { answersOf, attemptWithPaper } from './attempt.store.ts';
import type { KeptAnswer } from './attempt.store.ts';
import { examFacts } from './exam.store.ts';
import { questionsOfExam } from './question.store.ts';
import type { KeptQuestion } from './question.store.ts';

const shown = (
  { options, matches, gaps, ...place }: PaperQuestion,
  question: KeptQuestion,
  answer: KeptAnswer | undefined,
) => {
  const texts = new Map(question.parts.map(({ id, text }) => [id, text ?? '']));
  const { type, text, hasPicture, pictureAlt, wordLimit } = question;
  return {
    id: place.id,
    section: place.section,
    marks: place.marks,
    type,
    text,
    hasPicture,
    pictureAlt,
    wordLimit,
    options: options.map((id) => texts.get(id) ?? ''),
    matches,
    gaps,
    value: answer ? sentAnswer(type, { options, matches, gaps, ...place }, answer.response) : null,
    isFlagged: answer?.isFlagged ?? false,
  };
};

/** The paper of an attempt as its pupil sees it: questions and answers so far, and nothing about the right answers. */
export const shownPaper = async (connection: Connection, id: number) => {
  const attempt = await attemptWithPaper(connection, id);
  const exam = attempt && (await examFacts(connection, attempt.exam));
  if (!attempt || !exam) return undefined;
  const questions = new Map((await questionsOfExam(connection, exam.id)).map((one) => [one.id, one]));
  const answers = new Map((await answersOf(connection, id)).map((one) => [one.question, one]));
  const used = new Set(attempt.paper.questions.map(({ section }) => section));
  return {
    exam: exam.id,
    name: exam.name,
    attempt: id,
    status: attempt.status,
    now: exam.now,
    deadlineAt: attempt.deadlineAt,
    allowBack: exam.allowBack,
    showQuestionMap: exam.showQuestionMap,
    oneQuestionPerPage: exam.oneQuestionPerPage,
    sections: exam.sections.filter(({ name }) => used.has(name)),
    questions: attempt.paper.questions.flatMap((place) => {
      const question = questions.get(place.id);
      return question ? [shown(place, question, answers.get(place.id))] : [];
    }),
  };
};
