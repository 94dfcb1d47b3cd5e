import { Refusal } from '@school/kernel';
import type { FieldProblem } from '@school/kernel';

/**
 * Runs the write of one of several entries of a body: a refusal at one of its fields is reported at the entry, `exams[2]`.
 */
export const atEntry = async <T>(path: string, run: () => Promise<T>): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    const errors = error instanceof Refusal ? error.data['errors'] : undefined;
    if (!(error instanceof Refusal) || !Array.isArray(errors)) throw error;
    const told = (errors as readonly FieldProblem[]).map((one) => ({
      ...one,
      field: `${path}.${one.field}`,
    }));
    throw new Refusal(error.status, error.message, {
      code: error.code,
      data: { ...error.data, errors: told },
    });
  }
};
