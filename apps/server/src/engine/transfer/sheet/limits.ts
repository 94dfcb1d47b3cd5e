import type { Invalid } from '@school/kernel';
import { invalidField } from '../../envelope/refusals.ts';

/** Maximum rows and columns that one import accepts. */
export const mostRows = 200_000;
export const mostColumns = 500;

/** The refusal of a file that has more columns. */
export const tooManyColumns = (): Invalid =>
  invalidField('fileId', 'tooManyColumns', 'A file may have at most %{max} columns.', { max: mostColumns });
