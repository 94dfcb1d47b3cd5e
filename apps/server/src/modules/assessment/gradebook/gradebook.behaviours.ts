import { areWeights, decimalOf, skillMaximum } from '@school/domain';
import { Conflict, NotFound, isAmong } from '@school/kernel';
import type { Behaviour, Behaviours, RecordValues, Work } from '../../../engine/behaviour.ts';
import { conflictAt, invalidField } from '../../../engine/envelope/refusals.ts';
import { noteOutOfDate } from '../cards/card.store.ts';
import { makers } from '../exam-rights.ts';
import { partOf } from '../exam.store.ts';

const weightsIn = (values: RecordValues, key: string): readonly string[] =>
  (Array.isArray(values[key]) ? (values[key] as readonly RecordValues[]) : []).map(({ weight }) =>
    String(weight ?? '0'),
  );

/** Weights of terms and of categories add up to 100. */
const planBehaviour: Behaviour = {
  beforeSave: (input) => {
    for (const key of ['terms', 'categories']) {
      if (input[key] !== undefined && !areWeights(weightsIn(input, key))) {
        throw invalidField(key, 'WEIGHTS', 'The weights must add up to 100.');
      }
    }
    return input;
  },
  afterSave: (_saved, before, work) =>
    before ? noteOutOfDate(work.transaction, null, 'GRADEBOOK') : Promise.resolve(),
};

/** @throws NotFound for a subject the caller may not mark */
const refuseStrangers = async (
  values: RecordValues,
  { context, transaction, system }: Work,
): Promise<void> => {
  if (system || isAmong(context.actor, makers)) return;
  const place = { batch: Number(values['batch']), subject: Number(values['subject']) };
  if (!(await partOf(transaction, context.actor.employee, place)).teaches) throw new NotFound();
};

/** @throws Conflict where term or category are not part of the batch's plan */
const refuseOtherPlans = async (values: RecordValues, work: Work): Promise<void> => {
  const batch = await work.records.read(work, 'batch', Number(values['batch']), { system: true });
  const [plan] = await work.records.list(work, 'assessmentPlan', {
    filter: { course: Number(batch?.['course']), academicYear: Number(batch?.['academicYear'] ?? 0) },
    range: [0, 0],
    system: true,
  });
  if (!plan) throw conflictAt('batch', 'NO_PLAN', 'The course has no assessment plan for this year.');
  for (const [key, resource] of [
    ['term', 'assessmentTerm'],
    ['category', 'assessmentCategory'],
  ] as const) {
    const part = await work.records.read(work, resource, Number(values[key]), { system: true });
    if (Number(part?.['assessmentPlan']) !== Number(plan['id'])) {
      throw conflictAt(key, 'OTHER_PLAN', 'This belongs to the plan of another course or year.');
    }
  }
};

const marksOf = (work: Work, id: unknown): Promise<number> =>
  work.records.count(work, 'gradebookMark', { filter: { assessment: Number(id) }, system: true });

/**
 * The skill set of new work: that of its subject, unless the caller specifies another.
 * @throws Conflict for a set that is not the subject's
 */
const skillsFor = async (
  input: RecordValues,
  current: RecordValues | undefined,
  work: Work,
): Promise<RecordValues> => {
  const { skillSet = current?.['skillSet'] } = input;
  if (skillSet === null || (current && !('skillSet' in input || 'subject' in input))) return input;
  const id = Number(input['subject'] ?? current?.['subject']);
  const subject = await work.records.read(work, 'subject', id, { system: true });
  if (skillSet === undefined) return { ...input, skillSet: subject?.['skillSet'] ?? null };
  if (Number(subject?.['skillSet'] ?? 0) === Number(skillSet)) return input;
  throw conflictAt('skillSet', 'OTHER_SKILLS', 'These are not the skills of the subject.');
};

const textOrNull = (value: unknown): string | null =>
  value === null || value === undefined ? null : String(value);

/** Skills whose marks are summed determine the maximum of the work (R20). @throws Invalid where they add up to another */
const requireSum = async (values: RecordValues, work: Work): Promise<void> => {
  if (!values['skillSet']) return;
  const set = await work.records.read(work, 'skillSet', Number(values['skillSet']), { system: true });
  if (set?.['aggregation'] !== 'SUM') return;
  const total = skillMaximum(
    ((set['skills'] ?? []) as readonly RecordValues[]).map(({ name, partOf, maxMarks }) => ({
      name: String(name),
      partOf: textOrNull(partOf),
      maxMarks: textOrNull(maxMarks),
    })),
  );
  if (total === undefined || decimalOf(total).eq(decimalOf(String(values['maximumMarks'])))) return;
  throw invalidField('maximumMarks', 'SKILL_MAXIMA', 'The skills add up to %{sum} marks.', { sum: total });
};

const basis = ['batch', 'subject', 'skillSet', 'maximumMarks'] as const;

const assessmentBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    const values = { ...current, ...input };
    await refuseStrangers(values, work);
    if (current) await refuseStrangers(current, work);
    if (['batch', 'term', 'category'].some((key) => key in input)) await refuseOtherPlans(values, work);
    const changed = basis.find(
      (key) => current && key in input && String(input[key]) !== String(current[key]),
    );
    if (current && changed && (await marksOf(work, current['id'])) > 0) {
      throw conflictAt(changed, 'HAS_MARKS', 'This cannot be changed because marks have been entered.');
    }
    const accepted = await skillsFor(input, current, work);
    await requireSum({ ...values, ...accepted }, work);
    return accepted;
  },
  afterSave: (saved, before, work) =>
    before ? noteOutOfDate(work.transaction, Number(saved['batch'])) : Promise.resolve(),
  beforeDelete: async (current, work) => {
    await refuseStrangers(current, work);
    if ((await marksOf(work, current['id'])) > 0) {
      throw new Conflict('Marks have been entered. Clear them first.', { code: 'HAS_MARKS' });
    }
  },
  transitions: {
    close: async (row, _asked, work) => {
      await refuseStrangers(row, work);
      const [setting] = await work.records.list(work, 'gradebookSetting', { range: [0, 0], system: true });
      return { shown: (setting?.['marksShown'] ?? 'CLOSED') === 'CLOSED' };
    },
    reopen: () => ({ shown: false }),
  },
};

/** Rules of the gradebook that the definitions cannot express. */
export const gradebookBehaviours: Behaviours = {
  assessmentPlan: planBehaviour,
  assessment: assessmentBehaviour,
};
