import { Conflict, Invalid } from '@school/kernel';

/** 400 in words of our own. */
export const invalidField = (field: string, code: string, message: string): Invalid =>
  new Invalid(message, [{ field, code, message }]);

/** 409 that a form shows at one of its fields. */
export const conflictAt = (field: string, code: string, message: string): Conflict =>
  new Conflict(message, { code, data: { errors: [{ field, code, message }] } });

/** One kind of record that holds on to another. */
export interface Dependents {
  readonly entity: string;
  readonly label: string;
  readonly count: number;
  readonly sample: readonly string[];
}

/** 409 for a delete that others stand in the way of; kinds without any are left out. */
export const refuseDependents = (message: string, dependents: readonly Dependents[]): void => {
  const present = dependents.filter(({ count }) => count > 0);
  if (present.length === 0) return;
  throw new Conflict(message, {
    code: 'HAS_DEPENDENTS',
    data: { dependents: present, hint: 'deactivate' },
  });
};
