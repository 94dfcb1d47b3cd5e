import { Conflict } from '@school/kernel';

/** 409 for a master record that active employees still use. */
export const stillUsed = (count: number): Conflict =>
  new Conflict('It is used by active employees: %{count}. Move them first.', {
    code: 'IN_USE',
    params: { count },
    data: { count },
  });
