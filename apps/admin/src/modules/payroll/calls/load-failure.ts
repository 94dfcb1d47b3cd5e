import { wasAnswered } from '../../../engine/own-screen/failure-text.ts';

/** The texts for a part of a page that failed to load: one for a refusal, one for no answer. */
export const loadFailureKey = (part: 'group' | 'employees', error: unknown): string =>
  `payroll.load.${part}.${wasAnswered(error) ? 'failed' : 'threw'}`;
