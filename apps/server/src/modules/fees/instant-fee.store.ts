import type { RecordValues } from '../../engine/behaviour.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Payee } from '../finance/booking.ts';
import { staff } from '../hr/staff.store.ts';
import { roll } from '../students/roll.store.ts';

interface Particular {
  readonly id: number;
  readonly name: string;
  readonly amount: string;
  readonly taxRate: string;
}

export const instantParticulars = async (
  connection: Connection,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Particular>> => {
  const rows = await connection.query<Particular>({
    name: 'instant_particulars',
    text: `select p.id::float8 as id, p.name, p.amount::text as amount, coalesce(t.rate, 0)::text as "taxRate"
      from instant_fee_particular p left join tax_slab t on t.id = p.tax_slab_id where p.id = any($1::bigint[])`,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, row]));
};

interface Sets {
  readonly name: string;
  readonly feeAccount: number | null;
  readonly sequence: number | null;
}

export const instantSets = async (connection: Connection, category: number): Promise<Sets> => {
  const found = await connection.repository('instantFeeCategory').findOneBy({ id: category });
  return found
    ? { name: found.name, feeAccount: found.feeAccount, sequence: found.receiptSequence }
    : { name: '', feeAccount: null, sequence: null };
};

/** The payer of an instant fee, by current name. */
export const instantPayee = async (connection: Connection, fee: RecordValues): Promise<Payee> => {
  if (fee['payeeType'] === 'GUEST')
    return { name: String(fee['guestName'] ?? ''), number: null, student: null, batch: null };
  const isStudent = fee['payeeType'] === 'STUDENT';
  const [row] = await connection.query<Payee>({
    name: `instant_payee_${isStudent ? 'student' : 'employee'}`,
    text: isStudent
      ? `select s.name, s.number, s.id::float8 as student, s.batch_id::float8 as batch
          from ${roll} s where s.id = $1`
      : `select e.name, e.number, null as student, null as batch from ${staff} e where e.id = $1`,
    values: [isStudent ? fee['student'] : fee['employee']],
  });
  return row ?? { name: '', number: null, student: null, batch: null };
};
