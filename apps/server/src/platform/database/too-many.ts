import { Conflict } from '@school/kernel';

/** 409 for a result with more rows than allowed. */
export const tooMany = (most: number): Conflict =>
  new Conflict('There are more than %{max} rows. Choose fewer; nothing is left out silently.', {
    code: 'TOO_MANY',
    params: { max: most },
  });
