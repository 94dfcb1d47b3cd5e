import type { Behaviour, Behaviours, RecordValues, Work } from '../../../engine/behaviour.ts';
import { conflictAt } from '../../../engine/envelope/refusals.ts';

const read = async (work: Work, resource: string, id: unknown): Promise<RecordValues> =>
  (await work.records.read(work, resource, Number(id), { system: true })) ?? {};

/** What an assignment takes from the chosen weightage. */
const courseWeightageBehaviour: Behaviour = {
  beforeSave: async (input, _current, work) => {
    if (input['cceWeightage'] === undefined) return input;
    const { cceExamCategory, criteriaType } = await read(work, 'cceWeightage', input['cceWeightage']);
    return { ...input, cceExamCategory, criteriaType };
  },
};

/** A weightage used by courses is fixed; only its weight changes. */
const weightageBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    const changes = (['cceExamCategory', 'criteriaType'] as const).find(
      (key) => current && key in input && input[key] !== current[key],
    );
    if (!current || !changes) return input;
    const used = await work.records.count(work, 'cceCourseWeightage', {
      filter: { cceWeightage: Number(current['id']) },
      system: true,
    });
    if (used > 0) throw conflictAt(changes, 'IN_USE', 'This cannot be changed because courses use it.');
    return input;
  },
};

const most = 2;

/** A subject has at most two formative assessments in a category; the database guards both slots. */
const faGroupSubjectBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    const values = { ...current, ...input };
    const { cceExamCategory } = await read(work, 'faGroup', values['faGroup']);
    const others = await work.records.list(work, 'faGroupSubject', {
      filter: {
        courseSubject: Number(values['courseSubject']),
        cceExamCategory: Number(cceExamCategory),
        ...(current ? { id_ne: Number(current['id']) } : {}),
      },
      fields: ['place'],
      most: 10,
      system: true,
    });
    const taken = new Set(others.map(({ place }) => Number(place)));
    const place = [1, 2].find((number) => !taken.has(number));
    if (place === undefined) {
      throw conflictAt('faGroup', 'TOO_MANY', 'The subject already has %{most} FA groups in this category.', {
        most,
      });
    }
    return { ...input, cceExamCategory, place };
  },
};

/** A group used by subjects stays in its category. */
const faGroupBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    if (!current || input['cceExamCategory'] === undefined) return input;
    if (input['cceExamCategory'] === current['cceExamCategory']) return input;
    const used = await work.records.count(work, 'faGroupSubject', {
      filter: { faGroup: Number(current['id']) },
      system: true,
    });
    if (used > 0)
      throw conflictAt('cceExamCategory', 'IN_USE', 'This cannot be changed because subjects use it.');
    return input;
  },
};

/** Rules of CCE that the definitions cannot express. */
export const cceBehaviours: Behaviours = {
  cceWeightage: weightageBehaviour,
  cceCourseWeightage: courseWeightageBehaviour,
  faGroup: faGroupBehaviour,
  faGroupSubject: faGroupSubjectBehaviour,
};
