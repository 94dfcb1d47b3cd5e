import type { ApiClient, Saved } from './api-client.ts';
import type { LoadedBatch } from './load-academics.ts';
import { copySubjects, fillSheets, writeExams } from './load-cce.ts';

/** Grade 7 is assessed by ICSE: written exams count 80 percent, internal assessment 20. */
export const loadIcse = async (api: ApiClient, batches: readonly LoadedBatch[]): Promise<void> => {
  const batch = batches.find(({ grade, section }) => grade === 7 && section === 'A')?.id ?? 0;
  const { course } = await api.get<{ readonly course: number }>(`setup/v1/Batch/get/${batch}`);
  await api.put(`setup/v1/Class/update/${course}`, { gradingType: 'ICSE' });
  const subjects = await copySubjects(api, course, batch);
  let first = {};
  for (const [at, [name, description]] of [
    ['Half-yearly', 'April to September'],
    ['Annual', 'October to March'],
  ].entries()) {
    const category = { name, description, sortOrder: at + 1 };
    const { id: icseExamCategory } = await api.post<Saved>('setup/v1/ICSEExamCategory/save', category);
    const weightage = await api.post<Saved>('setup/v1/ICSEWeightage/save', {
      name: `${name} 80/20`,
      icseExamCategory,
      externalWeightage: '80',
      internalWeightage: '20',
    });
    const group = await api.post<Saved>('setup/v1/IaGroup/save', {
      name: `${name} internal assessment`,
      icseExamCategory,
      aggregation: 'BEST_OF',
      bestCount: 2,
      components: ['Project', 'Practical', 'Assignment'].map((part) => ({ name: part, maxMarks: '10' })),
    });
    for (const { id: courseSubject } of subjects) {
      await api.post('setup/v1/ICSESubjectWeightage/save', { courseSubject, icseWeightage: weightage.id });
      await api.post('setup/v1/IaGroupSubject/save', { courseSubject, iaGroup: group.id });
    }
    if (at > 0) continue;
    const exams = { batch, name: `${name} exams`, icseExamCategory };
    const written = await writeExams(api, exams, { month: '2026-10', maximum: 80, seed: 71 });
    await api.post(`setup/v1/ExamGroup/transition/publishResult/${written}`, {});
    await fillSheets(api, batch, 72);
    first = { name, icseExamCategory };
  }
  const report = { batch, scheme: 'ICSE', ...first };
  const { id } = await api.post<Saved>('setup/v1/GradebookReport/save', report);
  await api.post(`setup/v1/GradebookReport/transition/publish/${id}`, {});
};
