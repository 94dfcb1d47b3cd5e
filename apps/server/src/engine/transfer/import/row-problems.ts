import type { Work } from '../../behaviour.ts';
import { lookUp } from './look-up.ts';
import type { RunParts } from './look-up.ts';
import { readByFilter } from './reference-finder.ts';
import { RowRefused } from './row-refused.ts';
import { bodyOf } from './row-values.ts';
import type { RowValues } from './row-values.ts';
import { ruleProblems } from './rule-problems.ts';
import { knownRecord } from './write-lines.ts';

/** Nothing is created for a wrong row, and a reference that other values narrow is not judged until those are right. */
const referenceProblems = async (
  parts: RunParts,
  work: Work,
  references: RowValues['references'],
  values: Map<string, unknown>,
): Promise<readonly string[]> => {
  const judged = references.filter(
    ({ planned, field }) => !parts.plan.creates.has(planned.path) && readByFilter(field.filter).length === 0,
  );
  try {
    await lookUp(parts, work, judged, values);
    return [];
  } catch (error) {
    if (error instanceof RowRefused) return [error.message];
    throw error;
  }
};

/** What a row's lines lack: a name where only a number was given. */
const lineProblems = async (
  parts: RunParts,
  work: Work,
  { lines }: RowValues,
): Promise<readonly string[]> => {
  const problems: string[] = [];
  for (const { planned, line, record } of lines) {
    const known = await knownRecord(parts, work, planned, bodyOf(record.values));
    if (known.length === 0)
      problems.push(...ruleProblems(parts.plan, planned.record, record, planned.ofRecord));
    problems.push(...ruleProblems(parts.plan, planned.resource, line, planned.ofLine));
  }
  return problems;
};

/**
 * All that is wrong with a row as far as can be determined without writing it, so that its mistakes are reported together.
 */
export const problemsOf = async (parts: RunParts, work: Work, row: RowValues): Promise<readonly string[]> => {
  const { existing, plan } = parts;
  const values = new Map(row.values);
  const ofLines = row.lines.flatMap(({ line, record }) => [...line.references, ...record.references]);
  return [
    ...row.problems,
    ...(await referenceProblems(parts, work, row.references, values)),
    ...(await referenceProblems(parts, work, ofLines, new Map())),
    ...existing.repeated(values, row.source.row),
    ...((await existing.has(work, values)) ? [] : ruleProblems(plan, plan.resource, row, plan.fields)),
    ...(await lineProblems(parts, work, row)),
  ];
};
