import {
  decimalOf,
  iaPercent,
  icsePassed,
  icseTotal,
  percentOf,
  toScore,
  weightedPercent,
} from '@school/domain';
import { Conflict } from '@school/kernel';
import type { Connection } from '../../../platform/database/database.ts';
import { subjectNames, type Pupil } from '../board.store.ts';
import {
  externalMarks,
  icseRules,
  icseSubjects,
  internalMarks,
  type ExternalMark,
  type IcseSubject,
  type InternalMarks,
} from './icse.store.ts';

/** A category of a subject: percents with two decimals, null where nothing was entered. */
export interface IcsePart {
  readonly category: number;
  readonly name: string;
  readonly external: string | null;
  readonly internal: string | null;
  readonly total: string | null;
}

/** A student's subject in one category or over the year. */
export interface IcseSubjectResult {
  readonly subject: number;
  readonly parts: readonly IcsePart[];
  readonly percent: string;
  readonly isPassed: boolean;
}

interface Basis {
  readonly rules: readonly IcseSubject[];
  readonly external: ReadonlyMap<string, ExternalMark>;
  readonly internal: ReadonlyMap<string, InternalMarks>;
  readonly passPercent: string;
}

const keyOf = (...parts: readonly number[]): string => parts.join('-');

/** @throws Conflict for a subject with marks that has no weightage or lacks the internal assessment it needs */
const refuseUnassigned = (
  rules: readonly IcseSubject[],
  marks: readonly ExternalMark[],
  names: ReadonlyMap<number, string>,
): void => {
  const weighted = new Set(rules.map((rule) => keyOf(rule.subject, rule.category)));
  const unweighted = marks.find((mark) => !weighted.has(keyOf(mark.subject, mark.category)));
  if (unweighted) {
    throw new Conflict('%{subject} has marks in the category, but no ICSE weightage is assigned to it.', {
      code: 'NO_WEIGHTAGE',
      params: { subject: names.get(unweighted.subject) ?? '' },
    });
  }
  const open = rules.find(({ group, internal }) => group === null && !decimalOf(internal).isZero());
  if (open) {
    throw new Conflict('No internal assessment group is assigned to %{subject} in %{category}.', {
      code: 'NO_IA_GROUP',
      params: { subject: names.get(open.subject) ?? '', category: open.name },
    });
  }
};

const basisOf = async (connection: Connection, batch: number, category: number | null): Promise<Basis> => {
  const isAsked = (one: { readonly category: number }): boolean =>
    category === null || one.category === category;
  const [rules, external] = [
    (await icseSubjects(connection, batch)).filter(isAsked),
    (await externalMarks(connection, batch)).filter(isAsked),
  ];
  refuseUnassigned(rules, external, await subjectNames(connection, batch));
  const internal = await internalMarks(connection, batch);
  return {
    rules,
    external: new Map(external.map((mark) => [keyOf(mark.student, mark.subject, mark.category), mark])),
    internal: new Map(internal.map((mark) => [keyOf(mark.student, mark.subject, mark.group), mark])),
    passPercent: (await icseRules(connection)).passPercent,
  };
};

const partOf = (student: number, rule: IcseSubject, { external, internal }: Basis) => {
  const mark = external.get(keyOf(student, rule.subject, rule.category));
  const isExempt = mark?.attendance === 'EXEMPT';
  const ea = !mark || isExempt ? undefined : percentOf(decimalOf(mark.marks ?? '0'), decimalOf(mark.maximum));
  const inner = rule.group === null ? undefined : internal.get(keyOf(student, rule.subject, rule.group));
  const ia = inner && iaPercent(inner.components, rule.formula ?? 'SUM', rule.bestCount);
  // Students exempt from the written exam are assessed by the internal assessment.
  const total = isExempt ? ia : icseTotal(ea, ia, rule);
  const said = (percent: typeof total): string | null => (percent ? toScore(percent) : null);
  const part: IcsePart = {
    category: rule.category,
    name: rule.name,
    external: said(ea),
    internal: said(ia),
    total: said(total),
  };
  return { part, total };
};

const subjectOf = (student: number, subject: number, basis: Basis): IcseSubjectResult | undefined => {
  const rules = basis.rules.filter((rule) => rule.subject === subject);
  // The weights of exam groups apply once all categories have one; until then all count equally.
  const isWeighted = rules.every(({ weight }) => weight !== null);
  const parts = rules.map((rule) => ({
    ...partOf(student, rule, basis),
    weight: isWeighted ? (rule.weight ?? '1') : '1',
  }));
  const percent = weightedPercent(parts.map(({ total, weight }) => ({ percent: total, weight })));
  if (!percent) return undefined;
  const printed = toScore(percent);
  return {
    subject,
    parts: parts.map(({ part }) => part),
    percent: printed,
    isPassed: icsePassed(printed, basis.passPercent),
  };
};

/**
 * The ICSE results of given students of a batch (R13): external and internal assessment by the weightage of each subject,
 * the categories of the year by the weights of their exams.
 * @param category one part of the year; null for the year
 * @throws Conflict for a subject that lacks a weightage or its internal assessment
 */
export const icseResults = async (
  connection: Connection,
  batch: number,
  pupils: readonly Pick<Pupil, 'student' | 'subjects'>[],
  category: number | null = null,
): Promise<ReadonlyMap<number, readonly IcseSubjectResult[]>> => {
  const basis = await basisOf(connection, batch, category);
  return new Map(
    pupils.map(({ student, subjects }) => [
      student,
      subjects.flatMap((subject) => subjectOf(student, subject, basis) ?? []),
    ]),
  );
};
