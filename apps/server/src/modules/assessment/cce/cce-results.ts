import {
  cceGrade,
  cceMarks,
  ccePercent,
  cceYear,
  cgpaOf,
  decimalOf,
  faPercent,
  observedGrade,
  percentOf,
  toScore,
  type CceMarks,
  type GradeLevel,
} from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';
import { examRules, scaleOf } from '../exam.store.ts';
import {
  areaPoints,
  assignedFa,
  categoriesOf,
  faPoints,
  setGrades,
  summativeMarks,
  type CategoryFacts,
  type SummativeMark,
} from './cce.store.ts';

/** One assessment as presented: percent and grade; null where nothing was entered. */
interface Told {
  readonly percent: string | null;
  readonly grade: string | null;
}

export interface CceCategoryResult extends Told {
  readonly category: number;
  readonly name: string;
  readonly fa: readonly (Told & { readonly name: string })[];
  readonly sa: Told;
}

/** A subject of a student over the year, or in one category of it. */
export interface CceSubjectResult extends Told {
  readonly subject: number;
  readonly categories: readonly CceCategoryResult[];
  readonly fa: Told;
  readonly sa: Told;
  readonly points: string | null;
}

export interface CceAreaResult {
  readonly header: string;
  readonly area: string;
  readonly grade: string;
}

export interface CceResult {
  readonly subjects: readonly CceSubjectResult[];
  readonly areas: readonly CceAreaResult[];
  /** Mean of the grade points, two decimals. */
  readonly cgpa: string | null;
  /** Mean of the subject percentages, two decimals. */
  readonly percent: string | null;
}

/** Everything needed to calculate the CCE results of a batch. */
interface Basis {
  readonly categories: readonly CategoryFacts[];
  readonly assigned: Awaited<ReturnType<typeof assignedFa>>;
  readonly points: ReadonlyMap<string, readonly (readonly string[])[]>;
  readonly marks: ReadonlyMap<string, SummativeMark>;
  readonly scale: readonly GradeLevel[];
  readonly rounding: 'NONE' | 'NEAREST';
}

const keyOf = (...parts: readonly number[]): string => parts.join('-');

const basisOf = async (connection: Connection, batch: number, category: number | null): Promise<Basis> => {
  const [all, assigned, points, marks] = [
    await categoriesOf(connection, batch),
    await assignedFa(connection, batch),
    await faPoints(connection, batch),
    await summativeMarks(connection, batch),
  ];
  const byGroup = new Map<string, (readonly string[])[]>();
  for (const { student, subject, group, points: given } of points) {
    const key = keyOf(student, subject, group);
    byGroup.set(key, [...(byGroup.get(key) ?? []), given]);
  }
  return {
    categories: all.filter(({ id }) => category === null || id === category),
    assigned,
    points: byGroup,
    marks: new Map(marks.map((mark) => [keyOf(mark.student, mark.subject, mark.category), mark])),
    scale: await scaleOf(connection, batch),
    rounding: (await examRules(connection)).gradeRounding,
  };
};

const told = (part: CceMarks['all'], isGiven: boolean, { scale, rounding }: Basis): Told => {
  const percent = isGiven ? ccePercent(part) : undefined;
  return {
    percent: percent ? toScore(percent) : null,
    grade: percent ? (cceGrade(part, scale, rounding)?.name ?? null) : null,
  };
};

const saPercent = (mark: SummativeMark | undefined) =>
  mark === undefined || mark.attendance === 'EXEMPT'
    ? undefined
    : percentOf(decimalOf(mark.marks ?? '0'), decimalOf(mark.maximum));

const categoryOf = (
  student: number,
  subject: number,
  category: CategoryFacts,
  basis: Basis,
): { readonly marks: CceMarks; readonly result: CceCategoryResult } => {
  const own = basis.assigned.filter((one) => one.subject === subject && one.category === category.id);
  const fa = own.map((group) => {
    const given = basis.points.get(keyOf(student, subject, group.group)) ?? [];
    const missing = Array.from({ length: Math.max(0, group.criteria.length - given.length) }, () => []);
    return { name: group.name, percent: faPercent([...given, ...missing], group) };
  });
  const mark = basis.marks.get(keyOf(student, subject, category.id));
  const sa = saPercent(mark);
  const marks = cceMarks({
    fa: fa.map(({ percent }) => percent),
    sa,
    faWeight: category.faWeight ?? '0',
    // Exempt students are assessed on the rest.
    saWeight: mark?.attendance === 'EXEMPT' ? '0' : (category.saWeight ?? '0'),
  });
  const hundred = (percent: ReturnType<typeof saPercent>) => ({
    marks: percent ?? decimalOf('0'),
    maximum: decimalOf('100'),
  });
  const isGiven = sa !== undefined || fa.some(({ percent }) => percent !== undefined);
  return {
    marks,
    result: {
      category: category.id,
      name: category.name,
      fa: fa.map(({ name, percent }) => ({ name, ...told(hundred(percent), percent !== undefined, basis) })),
      sa: told(hundred(sa), sa !== undefined, basis),
      ...told(marks.all, isGiven, basis),
    },
  };
};

const subjectOf = (student: number, subject: number, basis: Basis): CceSubjectResult | undefined => {
  const parts = basis.categories.map((category) => categoryOf(student, subject, category, basis));
  const given = parts.filter(({ result }) => result.percent !== null);
  if (given.length === 0) return undefined;
  const year = cceYear(given.map(({ marks }) => marks));
  const level = cceGrade(year.all, basis.scale, basis.rounding);
  return {
    subject,
    categories: parts.map(({ result }) => result),
    fa: told(
      year.fa,
      given.some(({ result }) => result.fa.some(({ percent }) => percent !== null)),
      basis,
    ),
    sa: told(
      year.sa,
      given.some(({ result }) => result.sa.percent !== null),
      basis,
    ),
    ...told(year.all, true, basis),
    points: level?.creditPoints ?? null,
  };
};

const areasOf = async (
  connection: Connection,
  batch: number,
): Promise<ReadonlyMap<number, readonly CceAreaResult[]>> => {
  const grades = await setGrades(connection);
  const found = new Map<number, CceAreaResult[]>();
  for (const { student, header, area, gradeSet, points } of await areaPoints(connection, batch)) {
    const grade = observedGrade(
      points,
      grades.filter((one) => one.gradeSet === gradeSet),
    );
    found.set(student, [...(found.get(student) ?? []), { header, area, grade: grade?.name ?? 'No grade' }]);
  }
  return found;
};

/**
 * The CCE results of given students of a batch (R12): formative and summative assessments of each category by the
 * weightages of the course, and the areas outside the subjects.
 * @param category one part of the year; null for the year
 */
export const cceResults = async (
  connection: Connection,
  batch: number,
  students: readonly { readonly student: number; readonly subjects: readonly number[] }[],
  category: number | null = null,
): Promise<ReadonlyMap<number, CceResult>> => {
  const basis = await basisOf(connection, batch, category);
  const areas = await areasOf(connection, batch);
  return new Map(
    students.map(({ student, subjects: own }) => {
      const subjects = own.flatMap((subject) => subjectOf(student, subject, basis) ?? []);
      const points = subjects.flatMap((one) => (one.points === null ? [] : [one.points]));
      const cgpa = points.length < subjects.length ? undefined : cgpaOf(points);
      const percent = cgpaOf(subjects.flatMap((one) => (one.percent === null ? [] : [one.percent])));
      return [
        student,
        {
          subjects,
          areas: areas.get(student) ?? [],
          cgpa: cgpa ? toScore(cgpa) : null,
          percent: percent ? toScore(percent) : null,
        },
      ];
    }),
  );
};
