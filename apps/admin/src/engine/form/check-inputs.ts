import type { FieldProblem } from '@school/kernel';
import { get, type ResolverOptions, type FieldValues } from 'react-hook-form';

/** Code of an error that an input of react-admin found by its own `validate`. */
export const inputCode = 'input';

/**
 * Violations of the inputs' own rules (`validate={required()}`). react-hook-form leaves these to a form's resolver if it
 * has one.
 */
export const checkInputs = async (
  values: FieldValues,
  { fields, names = [] }: ResolverOptions<FieldValues>,
): Promise<readonly FieldProblem[]> => {
  const found = await Promise.all(
    names.map(async (name): Promise<readonly FieldProblem[]> => {
      const input = get(fields, name) as { readonly validate?: unknown } | undefined;
      if (typeof input?.validate !== 'function') return [];
      const said = (await input.validate(get(values, name), values)) as unknown;
      return typeof said === 'string' ? [{ field: name, code: inputCode, message: said, params: {} }] : [];
    }),
  );
  return found.flat();
};
