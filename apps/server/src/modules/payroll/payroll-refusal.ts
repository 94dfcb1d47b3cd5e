import { Conflict, problemSaying } from '@school/kernel';
import type { FieldProblem, Invalid, Violation } from '@school/kernel';
import { describePayrollProblem, payrollMessages } from '@school/domain';
import type { PayrollProblem } from '@school/domain';
import { invalidField } from '../../engine/envelope/refusals.ts';

/** Parameters that fit a message: lists of numbers are left out. */
const paramsOf = (problem: PayrollProblem): NonNullable<FieldProblem['params']> =>
  Object.fromEntries(
    Object.entries(problem.params).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );

/** A problem as text, for clients in any language. */
export const toldProblem = (problem: PayrollProblem): Pick<FieldProblem, 'message' | 'text' | 'params'> => ({
  message: describePayrollProblem(problem),
  text: payrollMessages[problem.code],
  params: paramsOf(problem),
});

/** A problem of the payroll rules at a field of the input. */
export const problemAtField = (field: string, problem: PayrollProblem): FieldProblem =>
  problemSaying(field, problem.code, payrollMessages[problem.code], paramsOf(problem));

/** 400 stating what is wrong with one field. */
export const invalidAt = (field: string, problem: PayrollProblem): Invalid =>
  invalidField(field, problem.code, payrollMessages[problem.code], paramsOf(problem));

/** 409 for input that is valid in itself but not possible in the current state. */
export const conflictOf = (problem: PayrollProblem): Conflict =>
  new Conflict(payrollMessages[problem.code], {
    code: problem.code,
    params: paramsOf(problem),
    data: { ...problem.params },
  });

/** The message of a problem, preceded by the employee's name; clients render both in their language. */
export const problemOfEmployee = (
  employeeName: string,
  problem: PayrollProblem,
): { readonly message: string; readonly text: string; readonly params: Violation['params'] } => ({
  message: `${employeeName}: ${describePayrollProblem(problem)}`,
  text: '%{employeeName}: %{problem}',
  params: { ...paramsOf(problem), employeeName, problem: payrollMessages[problem.code] },
});
