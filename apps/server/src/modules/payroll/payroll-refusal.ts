import { Conflict, Invalid } from '@school/kernel';
import type { FieldProblem } from '@school/kernel';
import { describePayrollProblem } from '@school/domain';
import type { PayrollProblem } from '@school/domain';

/** Parameters that fit a message: lists of figures are left out. */
const paramsOf = (problem: PayrollProblem): NonNullable<FieldProblem['params']> =>
  Object.fromEntries(
    Object.entries(problem.params).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );

/** A problem of the payroll rules at a field of the input. */
export const problemAtField = (field: string, problem: PayrollProblem): FieldProblem => ({
  field,
  code: problem.code,
  params: paramsOf(problem),
  message: describePayrollProblem(problem),
});

/** 400 that says what is wrong with one field. */
export const invalidAt = (field: string, problem: PayrollProblem): Invalid =>
  new Invalid(describePayrollProblem(problem), [problemAtField(field, problem)]);

/** 409 for what is right in itself but not possible as things stand. */
export const conflictOf = (problem: PayrollProblem): Conflict =>
  new Conflict(describePayrollProblem(problem), { code: problem.code, data: { ...problem.params } });
