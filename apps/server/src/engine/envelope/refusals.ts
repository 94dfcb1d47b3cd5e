import { Conflict, Invalid, problemSaying } from '@school/kernel';
import type { Violation, Dependents } from '@school/kernel';

/** 400 in our own words. @param params fill `%{name}` of the message */
export const invalidField = (
  field: string,
  code: string,
  message: string,
  params?: Violation['params'],
): Invalid => new Invalid(message, [problemSaying(field, code, message, params)], params);

/** 409 that a form shows at one of its fields. @param params fill `%{name}` of the message */
export const conflictAt = (
  field: string,
  code: string,
  message: string,
  params?: Violation['params'],
): Conflict =>
  new Conflict(message, { code, params, data: { errors: [problemSaying(field, code, message, params)] } });

/**
 * 409 for a delete blocked by other records; kinds without any are omitted.
 * @param params fill `%{name}` of the message
 */
export const refuseDependents = (
  message: string,
  dependents: readonly Dependents[],
  params?: Violation['params'],
): void => {
  const present = dependents.filter(({ count }) => count > 0);
  if (present.length === 0) return;
  throw new Conflict(message, {
    code: 'HAS_DEPENDENTS',
    params,
    data: { dependents: present, hint: 'deactivate' },
  });
};
