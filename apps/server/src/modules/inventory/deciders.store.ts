import type { Connection } from '../../platform/database/database.ts';
import { leaderOf, worksHere } from '../hr/staff.store.ts';

/** SQL: who is in charge of a store. @param id SQL of the id of the store */
const inChargeOf = (id: string): string => `(select t.in_charge_id from store t where t.id = ${id})`;

/**
 * SQL: the employee who decides on an indent; null if that is left to the storekeepers, also because no current employee is
 * named.
 * @param approvers SQL of the setting "Decided by" @param leaver SQL of the id of an employee who is leaving
 */
const deciderOf = (asked: {
  readonly approvers: string;
  readonly raiser: string;
  readonly store: string;
  readonly leaver: string;
}): string => `(select d.id from (select case ${asked.approvers}
      when 'REPORTING_MANAGER' then ${leaderOf(asked.raiser)} when 'STORE_IN_CHARGE' then ${inChargeOf(asked.store)} end as id) d
    where d.id is distinct from ${asked.leaver} and ${worksHere('d.id')})`;

/** Who decides on a request to a store; null for the storekeepers. @param raiser null for anyone who is not an employee */
export const findDecider = async (
  connection: Connection,
  approvers: string,
  { raiser, store }: { readonly raiser: number | null; readonly store: number },
): Promise<number | null> => {
  const asked = { approvers: '$1::text', raiser: '$2::bigint', store: '$3::bigint', leaver: 'null' };
  const [row] = await connection.query<{ decider: number | null }>({
    name: 'indent_decider',
    text: `select ${deciderOf(asked)}::float8 as decider`,
    values: [approvers, raiser, store],
  });
  return row?.decider ?? null;
};

/** Which indents may have to be passed on; all of them if empty. */
export interface Passing {
  readonly raiser?: number;
  readonly store?: number;
  /** An employee who is leaving and no longer decides on anything. */
  readonly leaver?: number;
}

/** An indent that was passed on: the requester's manager and the decider, before and now. */
export interface Passed {
  readonly id: number;
  readonly version: number;
  readonly status: string;
  readonly manager: readonly [before: number | null, now: number | null];
  readonly decider: readonly [before: number | null, now: number | null];
}

/**
 * Passes undecided indents on to the requesters' current managers and the current deciders; the others are unchanged.
 * @returns those that were passed on
 */
export const passIndents = (
  connection: Connection,
  approvers: string,
  { raiser, store, leaver }: Passing,
  actor: number | null,
): Promise<Passed[]> => {
  const asked = {
    approvers: '$1::text',
    raiser: 'i.raised_by_id',
    store: 'i.store_id',
    leaver: '$4::bigint',
  };
  return connection.query<Passed>({
    name: 'indents_pass',
    text: `with held as (select i.id, i.manager_id as old_manager, i.decider_id as old_decider,
          ${leaderOf('i.raised_by_id')} as manager, ${deciderOf(asked)} as decider from indent i
        where i.status in ('PENDING', 'REJECTED') and ($2::bigint is null or i.raised_by_id = $2)
          and ($3::bigint is null or i.store_id = $3)
          and ($4::bigint is null or i.manager_id = $4 or i.decider_id = $4)
        order by i.id for update of i)
      update indent i set manager_id = h.manager, decider_id = h.decider, version = i.version + 1, updated_at = now(),
        updated_by = $5::bigint
      from held h where h.id = i.id and (h.old_manager, h.old_decider) is distinct from (h.manager, h.decider)
      returning i.id::float8 as id, i.version, i.status,
        json_build_array(h.old_manager, h.manager) as manager, json_build_array(h.old_decider, h.decider) as decider`,
    values: [approvers, raiser ?? null, store ?? null, leaver ?? null, actor],
  });
};
