import { addDays } from '@school/domain';
import type { ApiClient, Saved } from './api-client.ts';
import type { LoadedBatch } from './load-academics.ts';
import { fillSheets, listOf } from './load-cce.ts';
import { demoFamily } from './students.ts';

interface Plan {
  readonly terms: readonly Saved[];
  readonly categories: readonly Saved[];
}
interface Batch {
  readonly course: number;
  readonly academicYear: number;
}

const comments = [
  ['CARE', '{name} works with care and helps others.', 'Work'],
  ['MORE', '{name} can do more: a little practice every day will show.', 'Work'],
  ['QUIET', '{name} is quiet in lessons; questions are always welcome.', 'Conduct'],
] as const;

const work = [
  ['Homework 1', 0, '10'],
  ['Homework 2', 0, '10'],
  ['Class test', 1, '20'],
  ['Project', 2, '50'],
] as const;

/** A course plan, marked work in every subject, English by skills; the newest is still open. */
const loadWork = async (api: ApiClient, batch: number, today: string): Promise<Plan> => {
  const { course, academicYear } = await api.get<Batch>(`setup/v1/Batch/get/${batch}`);
  const plan = await api.post<Plan>('setup/v1/AssessmentPlan/save', {
    name: 'Work over the year',
    course,
    academicYear,
    terms: [
      { name: 'First term', weight: '50' },
      { name: 'Second term', weight: '50' },
    ],
    categories: [
      { name: 'Homework', weight: '20', dropLowest: 1 },
      { name: 'Tests', weight: '50', dropLowest: 0 },
      { name: 'Projects', weight: '30', dropLowest: 0 },
    ],
  });
  const made: number[] = [];
  const [skills] = await listOf<Saved>(api, 'skillsets', { name: 'Language skills' });
  const [english] = await listOf<Saved>(api, 'Subject', { batch, name: 'English' });
  await api.put(`setup/v1/Subject/update/${english?.id}`, { skillSet: skills?.id });
  for (const subject of await listOf<Saved>(api, 'Subject', { batch })) {
    for (const [at, [name, category, maximumMarks]] of work.entries()) {
      const { id } = await api.post<Saved>('setup/v1/GradebookAssessment/save', {
        batch,
        subject: subject.id,
        term: plan.terms[0]?.id,
        category: plan.categories[category]?.id,
        name,
        date: addDays(today, -60 + at * 15),
        maximumMarks,
        ...(category === 0 ? { skillSet: null } : {}),
      });
      if (at < work.length - 1) made.push(id);
    }
  }
  await fillSheets(api, batch, 91);
  for (const id of made) await api.post(`setup/v1/GradebookAssessment/transition/close/${id}`, {});
  return plan;
};

/** The class of the family that can sign in has a gradebook and report cards; Grade 6's first term is a draft. */
export const loadGradebook = async (
  api: ApiClient,
  batches: readonly LoadedBatch[],
  today: string,
): Promise<void> => {
  for (const [code, text, category] of comments) {
    await api.post('setup/v1/CommentBank/save', { code, text, category });
  }
  const idOf = (grade: number, section: string): number =>
    batches.find((batch) => batch.grade === grade && batch.section === section)?.id ?? 0;
  const home = idOf(demoFamily.grade, demoFamily.section);
  const plan = await loadWork(api, home, today);
  const [firstTerm] = await listOf<Saved>(api, 'CCEExamCategory', {});
  for (const report of [
    { batch: home, name: 'Exams so far', scheme: 'MARKS' },
    { batch: home, name: 'First term', scheme: 'GRADEBOOK', assessmentTerm: plan.terms[0]?.id },
    { batch: idOf(6, 'A'), name: 'Term 1', scheme: 'CCE', cceExamCategory: firstTerm?.id },
  ]) {
    const { id } = await api.post<Saved>('setup/v1/GradebookReport/save', report);
    const [comment] = await listOf<Saved>(api, 'CommentBank', {});
    const cards = await listOf<Saved>(api, 'GradebookCard', { report: id });
    for (const card of cards.slice(0, 12)) {
      await api.put(`setup/v1/GradebookCard/update/${card.id}`, { comment: comment?.id });
    }
    if (report.scheme !== 'CCE') await api.post(`setup/v1/GradebookReport/transition/publish/${id}`, {});
  }
};
