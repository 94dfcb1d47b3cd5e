import { Conflict, Invalid } from '@school/kernel';

/** 400 with the message at its field. */
export const wrongAt = (field: string, code: string, message: string): Invalid =>
  new Invalid(message, [{ field, code, message }]);

/** 409 for a master that active employees still use. */
export const stillUsed = (what: string, count: number): Conflict =>
  new Conflict(
    `${what} is used by ${count} active ${count === 1 ? 'employee' : 'employees'}. Move them first.`,
    { code: 'IN_USE', data: { count } },
  );
