import { addDays, proposeMatches } from '@school/domain';
import { actorId, writeAuditLines } from '../../../engine/audit/audit-lines.ts';
import type { Work } from '../../../engine/behaviour.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { postingsOn } from '../ledger/account-postings.store.ts';
import { acceptProposals, holdOpenLines, matchedOf, mostLines, writeProposals } from './bank-line.store.ts';

/**
 * Finds for each open booking of an account a matching movement in the books: to the cent, within some days, and not
 * already matched with another booking.
 * @param days maximum distance between the two
 */
export const propose = async (connection: Connection, account: number, days: number): Promise<void> => {
  const lines = await holdOpenLines(connection, account);
  const [first, last] = [
    lines
      .map(({ day }) => day)
      .sort()
      .at(0),
    lines
      .map(({ day }) => day)
      .sort()
      .at(-1),
  ];
  if (first === undefined || last === undefined) return;
  const span = { from: addDays(first, -days), to: addDays(last, days) };
  const postings = await postingsOn(connection, account, span, mostLines);
  const matched = await matchedOf(
    connection,
    account,
    postings.map(({ id }) => id),
  );
  const free = postings.filter(({ id }) => !matched.has(id));
  await writeProposals(connection, account, proposeMatches(lines, free, days));
};

/** Which proposals are accepted: those of the given bookings, or all sure ones of a statement. */
export interface Chosen {
  readonly ids: readonly number[] | null;
  readonly statement: number | null;
}

/** Accepts what still matches: the books may have changed since it was proposed. @returns how many */
export const accept = async (
  work: Work,
  { account, days }: { readonly account: number; readonly days: number },
  chosen: Chosen,
): Promise<number> => {
  await propose(work.transaction, account, days);
  const taken = await acceptProposals(work.transaction, chosen, actorId(work));
  writeAuditLines(
    work,
    'bankLine',
    'update',
    taken.map(({ id, version, entry }) => ({
      id,
      version,
      changes: { status: ['OPEN', 'MATCHED'], entry: [null, entry] },
    })),
  );
  return taken.length;
};
