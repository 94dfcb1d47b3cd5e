import type { Behaviour, Behaviours, RecordValues, Work } from '../../../engine/behaviour.ts';
import { conflictAt, invalidField } from '../../../engine/envelope/refusals.ts';
import { noteOutOfDate } from '../cards/card.store.ts';
import { highestMarks } from './icse.store.ts';

/** Report cards state what was valid when they were calculated. */
const outOfDate = (work: Work): Promise<void> => noteOutOfDate(work.transaction, null, 'ICSE');

/** An assignment to a subject takes its category from what was chosen; the database guards one per category. */
const assigned = (key: 'icseWeightage' | 'iaGroup'): Behaviour => ({
  beforeSave: async (input, _current, work) => {
    if (input[key] === undefined) return input;
    const chosen = await work.records.read(work, key, Number(input[key]), { system: true });
    return { ...input, icseExamCategory: chosen?.['icseExamCategory'] };
  },
  afterSave: (_saved, _before, work) => outOfDate(work),
  beforeDelete: (_current, work) => outOfDate(work),
});

/** @throws Conflict where subjects use what would move to another category */
const refuseMoving = async (
  input: RecordValues,
  current: RecordValues,
  work: Work,
  [resource, key]: readonly [resource: string, key: string],
): Promise<void> => {
  const category = input['icseExamCategory'];
  if (category === undefined || category === current['icseExamCategory']) return;
  const used = await work.records.count(work, resource, {
    filter: { [key]: Number(current['id']) },
    system: true,
  });
  if (used > 0)
    throw conflictAt('icseExamCategory', 'IN_USE', 'This cannot be changed because subjects use it.');
};

const weightageBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    if (current) await refuseMoving(input, current, work, ['icseSubjectWeightage', 'icseWeightage']);
    return input;
  },
  afterSave: (_saved, before, work) => (before ? outOfDate(work) : Promise.resolve()),
};

const linesIn = (values: RecordValues): readonly RecordValues[] =>
  Array.isArray(values['components']) ? (values['components'] as readonly RecordValues[]) : [];

/** Maxima may not be lowered below marks already given. */
const iaGroupBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    if (!current) return input;
    await refuseMoving(input, current, work, ['iaGroupSubject', 'iaGroup']);
    const highest = await highestMarks(work.transaction, Number(current['id']));
    const exceeded = linesIn(input).find(
      ({ id, maxMarks }) => Number(maxMarks) < Number(highest.get(Number(id)) ?? '0'),
    );
    if (exceeded) {
      throw invalidField(
        'components',
        'MARKS_ABOVE',
        'Marks up to %{marks} have already been given in %{name}.',
        {
          marks: highest.get(Number(exceeded['id'])) ?? '',
          name: String(exceeded['name'] ?? ''),
        },
      );
    }
    return input;
  },
  afterSave: (_saved, before, work) => (before ? outOfDate(work) : Promise.resolve()),
};

const settingBehaviour: Behaviour = {
  afterSave: (saved, before, work) =>
    saved['passPercent'] === before?.['passPercent'] ? Promise.resolve() : outOfDate(work),
};

/** Rules of ICSE that the definitions cannot express. */
export const icseBehaviours: Behaviours = {
  icseReportSetting: settingBehaviour,
  icseWeightage: weightageBehaviour,
  iaGroup: iaGroupBehaviour,
  icseSubjectWeightage: assigned('icseWeightage'),
  iaGroupSubject: assigned('iaGroup'),
};
