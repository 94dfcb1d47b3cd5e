import { billOf, fareShares } from '@school/domain';
import { actorId, writeAuditLines } from '../../../engine/audit/audit-lines.ts';
import type { Work } from '../../../engine/behaviour.ts';
import { letterhead, printedDay } from '../../../platform/letterhead/letterhead.ts';
import type { StudentDraft } from '../drafts.ts';
import { grouped } from '../grouped.ts';
import { discountsOf, type BilledStudent } from '../publishing.store.ts';
import { isFor } from '../receiver.ts';
import { masterOfFares, seatsOf, type RiddenSeat } from './fares.store.ts';

/** What a fare collection specifies for its bills. */
export interface FarePeriod {
  readonly category: number;
  readonly from: string;
  readonly to: string;
}

/**
 * Bills for students' seats in a period: a line for each seat, in proportion to its days. Discounts on the whole fee count;
 * those on a particular have nothing to apply to.
 * @returns nothing for those who have no seat on any of the days
 */
export const fareDrafts = async (
  work: Work,
  { category, from, to }: FarePeriod,
  students: readonly BilledStudent[],
): Promise<readonly StudentDraft[]> => {
  const { transaction } = work;
  const ids = students.map(({ id }) => id);
  const seats = grouped(
    await seatsOf(transaction, 'student', ids, { from, to }),
    ({ passenger }) => passenger,
  );
  if (seats.size === 0) return [];
  const { id: master, isNew } = await masterOfFares(transaction, actorId(work));
  if (isNew) writeAuditLines(work, 'masterParticular', 'create', [{ id: master, version: 1 }]);
  const discounts = (await discountsOf(transaction, category)).filter((one) => one.master === null);
  const { dateOrder } = await letterhead(transaction);
  const lineName = (
    seat: RiddenSeat | undefined,
    share: { from: string; to: string; isWhole: boolean },
  ): string => {
    const days = `${printedDay(share.from, dateOrder)} – ${printedDay(share.to, dateOrder)}`;
    return share.isWhole ? (seat?.name ?? '') : `${(seat?.name ?? '').slice(0, 50)} (${days})`;
  };
  return students.flatMap((student): StudentDraft[] => {
    const own = seats.get(student.id) ?? [];
    const shares = fareShares(own, { from, to });
    if (shares.length === 0) return [];
    const bill = billOf(
      shares.map(({ seat, amount }) => ({ id: seat, amount, taxRate: '0' })),
      discounts
        .filter((one) => isFor(student, one))
        .map(({ id, kind, value }) => ({ id, kind, value, particular: null })),
      'NONE',
    );
    const heads = shares.map((share) => ({
      key: share.seat,
      name: lineName(
        own.find(({ id }) => id === share.seat),
        share,
      ),
      master,
      template: null,
    }));
    return [
      {
        student,
        bill,
        heads: new Map(heads.map((head) => [head.key, head])),
        names: new Map(discounts.map(({ id, name }) => [id, name])),
      },
    ];
  });
};
