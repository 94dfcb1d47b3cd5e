import { subjectKey } from '@school/domain';
import type { LessonRule, SubjectOfClass } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';

interface Pair {
  readonly kind: LessonRule['kind'];
  readonly always: boolean;
  readonly one: SubjectOfClass;
  readonly other: SubjectOfClass;
}

/** Subjects named together, as pairs; an elective group stands for each of its subjects. */
const pairsOf = (connection: Connection, batches: readonly number[]): Promise<Pair[]> => {
  const named = (subject: string): string => `json_build_object('batch', ${subject}.batch_id,
    'subject', CASE WHEN ${subject}.elective_group_id IS NULL THEN ${subject}.id END,
    'electiveGroup', ${subject}.elective_group_id)`;
  const pairs = (kind: string, table: string, always: string): string =>
    `SELECT '${kind}' AS kind, ${always} AS always, ${named('s')} AS one, ${named('o')} AS other, s.id AS place
      FROM ${table} l JOIN subject s ON s.id = l.owner_id JOIN subject o ON o.id = l.target_id
      WHERE s.batch_id = ANY ($1::bigint[]) AND o.batch_id = ANY ($1::bigint[]) AND NOT s.archived AND NOT o.archived`;
  return connection.query<Pair>({
    name: 'lesson_rules',
    text: `SELECT kind, always, one, other FROM (
        ${pairs('AT_ONCE', 'subject_at_once_with', 'true')}
        UNION ALL ${pairs('OTHER_DAYS', 'subject_other_days_than', 's.keeps_other_days')}
      ) rules ORDER BY kind, place`,
    most: 50_000,
    values: [batches],
  });
};

/** Sets of subjects in which each was named together with another of the set. */
const joined = (pairs: readonly Pair[]): readonly (readonly SubjectOfClass[])[] => {
  const sets: Map<string, SubjectOfClass>[] = [];
  for (const { one, other } of pairs) {
    const touched = sets.filter((set) => set.has(subjectKey(one)) || set.has(subjectKey(other)));
    const all = new Map<string, SubjectOfClass>(touched.flatMap((set) => [...set]));
    all.set(subjectKey(one), one).set(subjectKey(other), other);
    for (const set of touched) sets.splice(sets.indexOf(set), 1);
    sets.push(all);
  }
  return sets.map((set) => [...set.values()]);
};

/**
 * Rules between subjects of batches (R26): lessons at the same time, whichever of them names the other, and subjects that
 * must not fall on the same day, each with those it names.
 */
export const lessonRules = async (
  connection: Connection,
  batches: readonly number[],
): Promise<readonly LessonRule[]> => {
  const pairs = (await pairsOf(connection, batches)).filter(
    ({ one, other }) => subjectKey(one) !== subjectKey(other),
  );
  const atOnce = joined(pairs.filter(({ kind }) => kind === 'AT_ONCE'));
  return [
    ...atOnce.map((subjects) => ({ kind: 'AT_ONCE' as const, always: true, subjects })),
    ...pairs
      .filter(({ kind }) => kind === 'OTHER_DAYS')
      .map(({ kind, always, one, other }) => ({ kind, always, subjects: [one, other] })),
  ];
};
