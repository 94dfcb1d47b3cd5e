import type { TrialProblem, TrialValues } from '@school/domain';

/** Initial values of a trial: a month for someone who earns a round sum. */
export const sampleValues: Readonly<Record<string, string>> = {
  GROSS: '100000.00',
  NWD: '26',
  LOPD: '0',
  PRESENT: '26',
};

const number = /^\d{1,12}(\.\d{1,2})?$/;

/** The values typed for the calculation; anything that is not a number yet counts as nothing. */
export const valuesOf = (typed: Readonly<Record<string, string>>): TrialValues => {
  const value = (text: string | undefined): string => (text !== undefined && number.test(text) ? text : '0');
  const { GROSS, NWD, LOPD, PRESENT, ...amounts } = typed;
  return {
    GROSS: value(GROSS),
    NWD: value(NWD),
    LOPD: value(LOPD),
    PRESENT: value(PRESENT),
    amounts: Object.fromEntries(Object.entries(amounts).map(([code, text]) => [code, value(text)])),
  };
};

/** The rule does not exist yet, which is not an error while it is being written. */
export const isUnwritten = ({ code }: TrialProblem): boolean => code === 'CATEGORY_FIELD_MISSING';
