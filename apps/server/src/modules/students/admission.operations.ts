import { nextAdmissionNumber } from './admission-number.ts';
import { admissionNumberToCome } from '@school/resources';
import { handle } from '../../engine/operation/handle.ts';

declare module '@school/kernel' {
  interface KnownAnswers {
    admissionNumberToCome: string;
  }
}

/** Admissions. */
export const admissionReadings = [
  handle(admissionNumberToCome, ({ connection }) => nextAdmissionNumber(connection)),
];
