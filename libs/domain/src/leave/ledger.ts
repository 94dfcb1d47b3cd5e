import type { IsoDate } from '../calendar/iso-date.ts';
import { Decimal, ZERO, decimalOf } from '../money/decimal.ts';

/** The kind of a ledger entry. */
export type LedgerKind =
  'CREDIT' | 'CARRY_FORWARD' | 'ADJUSTMENT' | 'TAKEN' | 'TAKEN_REVERSAL' | 'LAPSE' | 'ENCASH' | 'EXPIRE';

/** One entry of the ledger of one employee, type and year; `days` is signed. */
export interface LedgerEntry {
  readonly id?: number;
  readonly kind: LedgerKind;
  readonly days: string;
  readonly effectiveDate: IsoDate;
  /** Last day on which carried days can be used. */
  readonly expiresOn?: IsoDate | null;
}

/** An expired carried amount, with what was never used of it. */
export interface ExpiredLot {
  readonly entryId: number | undefined;
  readonly expiresOn: IsoDate;
  readonly days: string;
}

const total = (entries: readonly LedgerEntry[]): Decimal =>
  entries.reduce<Decimal>((sum, { days }) => sum.plus(decimalOf(days)), ZERO);

/** Sum of all entries up to a day, as written. */
export const balanceOn = (entries: readonly LedgerEntry[], date: IsoDate): string =>
  total(entries.filter(({ effectiveDate }) => effectiveDate <= date)).toFixed();

const isUse = ({ kind }: LedgerEntry): boolean => kind === 'TAKEN' || kind === 'TAKEN_REVERSAL';

/**
 * Carried days that were not used in time: the lots that end first are used first, only by leave that begins before their
 * end. What the ledger has already written off is not listed again.
 * @param asOf day of the query; a lot can still be used on its last day
 */
export function expiredLots(entries: readonly LedgerEntry[], asOf: IsoDate): readonly ExpiredLot[] {
  const lots = entries
    .filter(({ kind, expiresOn }) => kind === 'CARRY_FORWARD' && expiresOn)
    .map((entry) => ({ ...entry, expiresOn: entry.expiresOn ?? '' }))
    .sort((a, b) => a.expiresOn.localeCompare(b.expiresOn));
  let written = total(entries.filter(({ kind }) => kind === 'EXPIRE')).negated();
  let usedBefore = ZERO;
  return lots.flatMap((lot): ExpiredLot[] => {
    if (lot.expiresOn >= asOf) return [];
    const uses = entries.filter((entry) => isUse(entry) && entry.effectiveDate <= lot.expiresOn);
    const used = Decimal.max(ZERO, total(uses).negated().minus(usedBefore));
    const ofLot = Decimal.min(used, decimalOf(lot.days));
    usedBefore = usedBefore.plus(ofLot);
    const unused = decimalOf(lot.days).minus(ofLot);
    const known = Decimal.min(written, unused);
    written = written.minus(known);
    const open = unused.minus(known);
    return open.greaterThan(0) ? [{ entryId: lot.id, expiresOn: lot.expiresOn, days: open.toFixed() }] : [];
  });
}

/**
 * Days that can be applied for: everything in the ledger, less carried days that have expired by the first day of the
 * leave, less what pending applications hold.
 * @param pending covered days of pending applications, decimal string
 * @param from first day of the leave
 */
export function availableDays(entries: readonly LedgerEntry[], pending: string, from: IsoDate): string {
  const expired = expiredLots(entries, from).reduce<Decimal>(
    (sum, { days }) => sum.plus(decimalOf(days)),
    ZERO,
  );
  return total(entries).minus(expired).minus(decimalOf(pending)).toFixed();
}
