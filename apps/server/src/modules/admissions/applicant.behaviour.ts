import { decimalOf } from '@school/domain';
import { yearsBetween } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { admitApplicant } from './admit.ts';
import { payApplicationFee } from './application-fee.ts';
import { holdOpening, type Opening } from './opening.store.ts';

/** The application date falls within the period of the opening (R31). */
const refuseOutsideWindow = ({ openFrom, openTo, name }: Opening, on: string): void => {
  if (on >= openFrom && on <= openTo) return;
  const params = { name, openFrom, openTo };
  throw invalidField(
    'applicationDate',
    'OUTSIDE',
    'Applications for %{name} are accepted from %{openFrom} to %{openTo}.',
    params,
  );
};

/** The age on the last day of applications counts (R31). */
const refuseWrongAge = ({ minAge, maxAge, openTo }: Opening, born: string): void => {
  const age = yearsBetween(born, openTo) ?? 0;
  if (minAge !== null && age < minAge) {
    throw invalidField(
      'dateOfBirth',
      'TOO_YOUNG',
      'The child is %{age} on %{openTo}; the minimum age is %{minAge}.',
      {
        age,
        openTo,
        minAge,
      },
    );
  }
  if (maxAge !== null && age > maxAge) {
    throw invalidField(
      'dateOfBirth',
      'TOO_OLD',
      'The child is %{age} on %{openTo}; the maximum age is %{maxAge}.',
      {
        age,
        openTo,
        maxAge,
      },
    );
  }
};

/** The results from the previous school meet what the opening requires (R31). */
const refuseLowScore = ({ minScore, name }: Opening, previous: unknown): void => {
  if (minScore === null) return;
  const percentage = isGroup(previous) ? previous['percentage'] : null;
  if (percentage === null || percentage === undefined) {
    throw invalidField(
      'previous.percentage',
      'required',
      '%{name} requires the result from the previous school.',
      { name },
    );
  }
  if (decimalOf(String(percentage)).gte(decimalOf(minScore))) return;
  throw invalidField('previous.percentage', 'TOO_LOW', '%{name} requires at least %{minScore} percent.', {
    minScore,
    name,
  });
};

const isGroup = (value: unknown): value is RecordValues => typeof value === 'object' && value !== null;

const terms = ['opening', 'applicationDate', 'dateOfBirth', 'previous'] as const;

/** The opening determines course and year, and the period and minimum age for applying. */
const meetTerms = async (
  input: RecordValues,
  current: RecordValues | undefined,
  { transaction }: Work,
): Promise<RecordValues> => {
  if (current && terms.every((key) => !(key in input) || input[key] === current[key])) return input;
  const value = (key: string): unknown => (key in input ? input[key] : current?.[key]);
  const opening = await holdOpening(transaction, Number(value('opening')));
  if (!opening) throw invalidField('opening', 'notReference', 'The open course does not exist.');
  refuseOutsideWindow(opening, String(value('applicationDate')));
  refuseWrongAge(opening, String(value('dateOfBirth')));
  const parts = [current?.['previous'], input['previous']].map((one) => (isGroup(one) ? one : {}));
  refuseLowScore(opening, Object.assign({}, ...parts));
  const { course, academicYear } = opening;
  return { ...input, course, academicYear };
};

/** From application to student. */
export const applicantBehaviour: Behaviour = {
  beforeSave: meetTerms,
  actions: { payFee: async ([row], asked, work) => (row ? payApplicationFee(row, asked, work) : undefined) },
  transitions: {
    offer: (_row, _asked, { context }) => ({ offeredOn: context.today }),
    admit: admitApplicant,
  },
};
