import type { Work } from '../../engine/behaviour.ts';
import { accounts, nameOfAccount } from '../../platform/accounts/accounts.ts';
import { holdersOf } from '../../platform/notifications/holders.ts';
import { notifyEach } from '../../platform/notifications/notify.ts';
import { staff } from '../hr/staff.store.ts';

/** The outcome of an indent. */
type IndentEvent = 'asked' | 'approved' | 'rejected' | 'issued';

interface Parties {
  readonly number: string;
  readonly store: string;
  readonly name: string | null;
  readonly raiser: number | null;
  readonly decider: number | null;
}

const account = (employee: string): string =>
  `(select min(u.id)::float8 from ${accounts} u where u.employee_id = ${employee} and not u.archived)`;

const partiesOf = async ({ transaction }: Work, id: number): Promise<Parties | undefined> => {
  const [found] = await transaction.query<Parties>({
    name: 'indent_notice_parties',
    text: `select i.indent_no as number, t.name as store, (select s.name from ${staff} s where s.id = i.raised_by_id) as name,
        ${account('i.raised_by_id')} as raiser, ${account('i.decider_id')} as decider
      from indent i join store t on t.id = i.store_id where i.id = $1`,
    values: [id],
  });
  return found;
};

/** The decider; the storekeepers if there is nobody else, or nobody else can be notified. */
const decidersOf = async ({ transaction }: Work, { decider }: Parties): Promise<readonly number[]> =>
  decider === null ? holdersOf(transaction, 'InventoryManagement') : [decider];

/**
 * Notifies the decider that someone needs items from a store, and the requester of the outcome; nobody is notified of their
 * own actions.
 * @param reason why it was rejected
 */
export const tellOfIndent = async (
  work: Work,
  event: IndentEvent,
  id: number,
  reason?: string,
): Promise<void> => {
  const parties = await partiesOf(work, id);
  if (!parties) return;
  const { number, store, raiser } = parties;
  const { id: actor } = work.context.actor;
  const users = event === 'asked' ? await decidersOf(work, parties) : raiser === null ? [] : [raiser];
  const name = parties.name ?? (await nameOfAccount(work.transaction, actor));
  const params = { name, number, store, ...(reason === undefined ? {} : { reason }) };
  await notifyEach(
    work.transaction,
    users
      .filter((user) => user !== actor)
      .map((user) => ({ user, message: `indent.${event}` as const, params, link: `/indents/${id}` })),
  );
};
