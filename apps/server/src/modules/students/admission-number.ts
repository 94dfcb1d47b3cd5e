import { numberAfter } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import {
  admissionNumbers,
  isAdmissionNumberTaken,
  lockAdmissionNumbers,
  type AdmissionNumbers,
} from './student.store.ts';

/** Words used in URLs and by the product that cannot be a number. */
const reserved = new Set(['0', 'admin', 'hr', 'finance', 'teacher', 'student', 'parent', 'system']);

/** @throws Invalid at `admissionNumber` for a number with another meaning */
export const refuseReserved = (number: string): void => {
  if (reserved.has(number.toLowerCase())) {
    throw invalidField('admissionNumber', 'RESERVED', '"%{number}" is reserved.', { number });
  }
};

const nextFree = async (connection: Connection, { last, firstNumber }: AdmissionNumbers): Promise<string> => {
  let number = last === null ? firstNumber : numberAfter(last);
  while (await isAdmissionNumberTaken(connection, number)) number = numberAfter(number);
  return number;
};

/** The number that the next admission gets, unless someone is quicker. */
export const nextAdmissionNumber = async (connection: Connection): Promise<string> =>
  nextFree(connection, await admissionNumbers(connection, ''));

/**
 * The number of a new student: the given one, or the next free one if none is given or, with automatic numbering, the given
 * one has been taken meanwhile (R1). Admissions are serialised from here on.
 * @throws Invalid without a number if numbers are given by hand
 */
export const admissionNumberFor = async (connection: Connection, given: unknown): Promise<string> => {
  const wanted = typeof given === 'string' ? given : '';
  if (wanted !== '') refuseReserved(wanted);
  await lockAdmissionNumbers(connection);
  const known = await admissionNumbers(connection, wanted);
  if (wanted !== '' && !(known.autoNumber && known.isTaken)) return wanted;
  if (!known.autoNumber) throw invalidField('admissionNumber', 'REQUIRED', 'Enter an admission number.');
  return nextFree(connection, known);
};
