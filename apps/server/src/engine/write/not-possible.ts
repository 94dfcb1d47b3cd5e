import { Conflict } from '@school/kernel';

/** 409 for an action or a move that is not possible in the record's current state. */
export const notPossible = (
  { label }: { readonly label: string },
  data: Readonly<Record<string, unknown>> = {},
): Conflict =>
  new Conflict('"%{verb}" is not possible in this state.', {
    code: 'ILLEGAL_STATE',
    data,
    params: { verb: label },
  });
