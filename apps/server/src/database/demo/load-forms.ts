import type { FastifyInstance } from 'fastify';
import { signInTo } from './api-client.ts';
import type { ApiClient, Saved } from './api-client.ts';
import type { LoadedBatch } from './load-academics.ts';
import { demoFamily } from './students.ts';
import type { UserLoading } from './load-users.ts';
import { demoPassword } from './users.ts';

const base = 'collab/v1/form';
const system = { system: true } as const;

interface Question extends Saved {
  readonly label: string;
}

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

const publish = async (api: ApiClient, values: object): Promise<number> => {
  const { id } = await api.post<Saved>(`${base}/save`, values);
  await api.post(`${base}/transition/publish/${id}`, {});
  return id;
};

const questionsOf = async (api: ApiClient, form: number): Promise<readonly Question[]> =>
  (await api.get<{ readonly questions: readonly Question[] }>(`${base}/get/${form}`)).questions;

const answer = async (api: ApiClient, form: number, ids: readonly Question[], given: readonly string[]) => {
  await api.post(`${base}/answer`, {
    form,
    answers: given.flatMap((value, at) => (value === '' ? [] : [{ question: ids[at]?.id, value }])),
  });
};

/** Answers from employees without a demo sign-in, so that there is something to see. */
const addAnswers = async (
  { records, context }: UserLoading,
  form: number,
  ids: readonly Question[],
  given: readonly (readonly string[])[],
): Promise<void> => {
  const users = await records.list(context, 'user', {
    filter: { entityType: 'EMPLOYEE', lastLoginAt_empty: true },
    sort: [['id', 'ASC']],
    range: [0, given.length - 1],
    ...system,
  });
  await records.create(
    context,
    'formResponse',
    users.map(({ id }, at) => ({
      form,
      respondent: id,
      submittedAt: inDays(-1),
      answers: Object.fromEntries(
        (given[at] ?? []).flatMap((value, place) =>
          value === '' ? [] : [[String(ids[place]?.id), [value]]],
        ),
      ),
    })),
    { ...system, asWritten: true },
  );
};

const lesson = [
  { label: 'How clear are the explanations?', fieldType: 'RATING', isRequired: true },
  { label: 'How is the pace?', fieldType: 'SINGLE_CHOICE', options: 'Too slow; Just right; Too fast' },
  { label: 'What should change?', fieldType: 'PARAGRAPH' },
] as const;

const training = [
  { label: 'Do you come?', fieldType: 'SINGLE_CHOICE', options: 'Yes; No', isRequired: true },
  {
    label: 'Which workshop?',
    fieldType: 'DROPDOWN',
    options: 'First aid | 12; Digital boards | 20; Inclusive lessons',
    showIfQuestion: 1,
    showIfAnswer: 'Yes',
    isRequired: true,
  },
  { label: 'How useful was the last training day?', fieldType: 'RATING' },
  { label: 'What else would you like to learn?', fieldType: 'TEXT', helpText: 'In a few words' },
] as const;

const outing = [
  { label: 'May your child come along?', fieldType: 'SINGLE_CHOICE', options: 'Yes; No', isRequired: true },
  {
    label: 'Telephone on that day',
    fieldType: 'TEXT',
    showIfQuestion: 1,
    showIfAnswer: 'Yes',
    isRequired: true,
  },
  { label: 'Anything that we should know?', fieldType: 'PARAGRAPH', helpText: 'Allergies, medicine' },
] as const;

/** A training day answered by employees, anonymous feedback from a class, parental consent, and a draft. */
export const loadForms = async (
  server: FastifyInstance,
  api: ApiClient,
  loading: UserLoading,
  batches: readonly LoadedBatch[],
): Promise<void> => {
  const own = batches.filter(
    ({ grade, section }) => grade === demoFamily.grade && section === demoFamily.section,
  );
  const ninth = own.map(({ id }) => id);
  const template = await api.post<Saved>('collab/v1/formTemplate/save', {
    name: 'Lesson feedback',
    description: 'What students think of lessons',
    questions: lesson,
  });
  const day = await publish(api, {
    title: 'Training day in the spring',
    description: 'Half a day, with lunch. Please answer also if you cannot come.',
    questions: training,
    kinds: ['EMPLOYEE'],
    closesAt: inDays(12),
    allowEdit: true,
    resultsVisibleTo: 'RESPONDENTS',
  });
  const asked = await questionsOf(api, day);
  await answer(await signInTo(server, 'hr', demoPassword), day, asked, [
    'Yes',
    'First aid',
    '4',
    'Speaking to parents',
  ]);
  await addAnswers(loading, day, asked, [
    ['Yes', 'First aid', '5', ''],
    ['Yes', 'Digital boards', '4', 'Spreadsheets'],
    ['No', '', '3', ''],
    ['Yes', 'Inclusive lessons', '4', 'Calm classes'],
    ['Yes', 'Digital boards', '2', ''],
    ['Yes', 'First aid', '5', 'Calm classes'],
  ]);
  await publish(api, {
    title: 'Your mathematics lessons',
    template: template.id,
    isFeedback: true,
    feedbackAbout: 'GENERAL',
    isAnonymous: true,
    kinds: ['STUDENT'],
    batches: ninth,
    closesAt: inDays(20),
  });
  await publish(api, {
    title: 'Day out to the science museum',
    description: 'By bus, from eight to two. The fare is with the fee of the month.',
    questions: outing,
    kinds: ['PARENT'],
    answerFor: 'WARD',
    batches: ninth,
    closesAt: inDays(9),
  });
  await api.post(`${base}/save`, {
    title: 'Clubs of the next term',
    questions: [
      {
        label: 'Your club',
        fieldType: 'DROPDOWN',
        options: 'Chess | 16; Choir; Robotics | 12',
        isRequired: true,
      },
    ],
    kinds: ['STUDENT'],
  });
};
