import { Conflict } from '@school/kernel';
import type { Behaviour } from '../../../engine/behaviour.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import type { Connection } from '../../../platform/database/database.ts';

interface Place {
  readonly type: string;
  readonly inRing: boolean;
}

/** The parent account, and whether it is itself a descendant of this one. */
const placeOf = async (
  connection: Connection,
  parent: number,
  account: unknown,
): Promise<Place | undefined> => {
  const [row] = await connection.query<Place>({
    name: 'ledger_account_place',
    text: `with recursive above as (
        select id, parent_id, type, array[id] as seen from ledger_account where id = $1
        union all
        select a.id, a.parent_id, a.type, b.seen || a.id from above b join ledger_account a on a.id = b.parent_id
        where a.id <> all(b.seen))
      select (select type from above where id = $1) as type, bool_or(id = $2::bigint) is true as "inRing" from above`,
    values: [parent, account ?? null],
  });
  return row;
};

/**
 * Accounts form a tree with one type per branch; the type of an account with postings is fixed, since statements depend on
 * it.
 */
export const ledgerAccountBehaviour: Behaviour = {
  beforeSave: async (input, current, { transaction }) => {
    const of = (key: string): unknown => (key in input ? input[key] : current?.[key]);
    if (current && 'type' in input && input['type'] !== current['type']) {
      const used = await transaction.query({
        name: 'ledger_account_used',
        text: 'select 1 as used from journal_line where account_id = $1 limit 1',
        values: [current['id']],
      });
      if (used.length > 0)
        throw new Conflict('The type cannot be changed once something has been posted.', { code: 'USED' });
    }
    const parent = of('parent');
    if (typeof parent !== 'number') return input;
    const place = await placeOf(transaction, parent, current?.['id']);
    if (place?.inRing) throw invalidField('parent', 'ring', 'An account cannot be placed under itself.');
    if (place && place.type !== of('type')) {
      throw invalidField('parent', 'OTHER_TYPE', 'An account must be placed under one of its own type.');
    }
    return input;
  },
};
