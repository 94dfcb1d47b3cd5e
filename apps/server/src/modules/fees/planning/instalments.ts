import {
  addDays,
  civilDate,
  clampedDay,
  decimalOf,
  multiplyThenDivide,
  subtractMoney,
  type Money,
} from '@school/domain';
import type { Work } from '../../../engine/behaviour.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import { targetOf } from '../publishing.store.ts';

/** How a fee is paid in instalments. */
export interface InstalmentPlan {
  readonly name: string;
  readonly parts: number;
  readonly firstDue: string;
  readonly months: number;
  /** Percentage of the first instalment; null if all are equal. */
  readonly first: string | null;
  /** Days from billing to the due date. */
  readonly ahead: number;
  readonly fine: number | null;
}
interface Instalment {
  readonly name: string;
  readonly publishOn: string;
  readonly dueDate: string;
  readonly share: string;
  readonly amount: Money;
}

/** The same day of a later month, or that month's last. */
const monthsAfter = (day: string, months: number): string => {
  const { year, month, day: date } = civilDate(day);
  const at = year * 12 + (month - 1) + months;
  return clampedDay(Math.floor(at / 12), (at % 12) + 1, date);
};

/** The cumulative percentage of the fee up to each instalment, four decimals, the last one 100. */
const bounds = ({ parts, first }: Pick<InstalmentPlan, 'parts' | 'first'>): readonly string[] =>
  Array.from({ length: parts + 1 }, (_, at) => {
    if (at === 0) return '0.0000';
    const begun = first === null ? decimalOf('0') : decimalOf(first);
    if (first === null) return decimalOf('100').times(at).dividedBy(parts).toFixed(4);
    const rest = decimalOf('100').minus(begun);
    return begun.plus(rest.times(at - 1).dividedBy(parts - 1)).toFixed(4);
  });

/**
 * Creates a fee collection for each instalment, scheduled for the day its bills are published.
 * @throws Invalid for a past publication day, and for a fee without particulars
 */
export const plan = async (
  category: number,
  asked: InstalmentPlan,
  work: Work,
): Promise<{ readonly total: Money; readonly instalments: readonly Instalment[] }> => {
  const total = await targetOf(work.transaction, category, null);
  if (total === null) throw invalidField('name', 'NO_PARTICULARS', 'This fee has no particulars yet.');
  const until = bounds(asked);
  const instalments: Instalment[] = [];
  for (let at = 0; at < asked.parts; at += 1) {
    const [from = '0', to = '100'] = [until[at], until[at + 1]];
    const dueDate = monthsAfter(asked.firstDue, at * asked.months);
    const publishOn = addDays(dueDate, -asked.ahead);
    if (publishOn < work.context.today)
      throw invalidField(
        'firstDue',
        'GONE',
        'The bills would be published on %{day}, which is in the past.',
        {
          day: publishOn,
        },
      );
    const name = `${asked.name} ${at + 1}/${asked.parts}`;
    const dates = { startDate: publishOn, endDate: dueDate, dueDate };
    const [made] = await work.records.create(work, 'feeCollection', [
      { name, category, ...dates, ...(asked.fine === null ? {} : { fine: asked.fine }) },
    ]);
    const id = Number(made?.['id']);
    await work.records.update(work, 'feeCollection', id, { partFrom: from, partTo: to }, { system: true });
    await work.records.transition(work, 'feeCollection', id, 'schedule', { publishOn });
    const share = decimalOf(to).minus(from).toFixed(2);
    const amount = subtractMoney(
      multiplyThenDivide(total, to, '100'),
      multiplyThenDivide(total, from, '100'),
    );
    instalments.push({ name, publishOn, dueDate, share, amount });
  }
  return { total, instalments };
};
