import { Conflict } from '@school/kernel';
import { writeAuditLines } from '../../engine/audit/audit-lines.ts';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { takePostingsBack } from '../finance/ledger/posting.ts';
import { billEmployees, cancelEmployeeFares, moveEmployeeFares } from './fares/employee-fares.ts';
import { billStudents, publish } from './publishing.ts';

interface Written {
  readonly id: number;
  readonly version: number;
}

const hasPayments = async (id: unknown, { transaction }: Work): Promise<boolean> => {
  const rows = await transaction.query({
    name: 'fee_collection_payments',
    text: `select 1 as paid from student_fee where collection_id = $1
      and (principal_paid > 0 or fine_paid > 0 or fine_waived > 0) limit 1`,
    values: [id],
  });
  return rows.length > 0;
};

/** A later due date for all open bills; nobody has to pay earlier than they were told. */
const moveDue = async (id: unknown, due: unknown, work: Work): Promise<void> => {
  const rows = await work.transaction.query<Written>({
    name: 'student_fees_due',
    text: `update student_fee set due_date = $2, version = version + 1, updated_at = now()
      where collection_id = $1 and due_date <> $2 and status in ('UNPAID', 'PARTIAL')
      returning id::float8 as id, version`,
    values: [id, due],
  });
  writeAuditLines(work, 'studentFee', 'update', rows);
};

const cancelBills = async (row: RecordValues, work: Work): Promise<void> => {
  // Locked first, so that no payment comes between the question and the answer.
  await work.transaction.query({
    name: 'student_fees_hold_collection',
    text: 'select id from student_fee where collection_id = $1 order by id for update',
    values: [row['id']],
  });
  if (await hasPayments(row['id'], work)) {
    throw new Conflict('Payments have already been made on it. Cancel those receipts first.', {
      code: 'PAID',
    });
  }
  const rows = await work.transaction.query<Written>({
    name: 'student_fees_cancel',
    text: `update student_fee set status = 'CANCELLED', version = version + 1, updated_at = now()
      where collection_id = $1 returning id::float8 as id, version`,
    values: [row['id']],
  });
  writeAuditLines(work, 'studentFee', 'update', rows);
  await cancelEmployeeFares(row, work);
  await takePostingsBack(
    work,
    'BILL',
    rows.map(({ id }) => id),
  );
};

/** @throws Conflict for bills that another module writes and withdraws */
const refuseOfOthers = (row: RecordValues, { system }: Work): void => {
  if (system) return;
  if (row['opening'] === true) {
    throw new Conflict('These bills are what students owed from before. Reverse them there.', {
      code: 'OF_OTHERS',
    });
  }
  if (row['basis'] !== 'RENTS') return;
  throw new Conflict('These bills belong to the hostels. Change them there.', { code: 'OF_OTHERS' });
};

/** Publishing a collection creates its bills; once published, its figures are fixed. */
export const feeCollectionBehaviour: Behaviour = {
  beforeSave: (input, current, work) => {
    if (input['basis'] === 'RENTS' && !work.system) {
      throw invalidField('basis', 'OF_OTHERS', 'Rent bills are created in the hostels.');
    }
    const earlier = String(input['dueDate'] ?? '') < String(current?.['dueDate'] ?? '');
    if (current?.['status'] === 'PUBLISHED' && input['dueDate'] !== undefined && earlier) {
      throw new Conflict('Bills have been published. The due date can only be moved to a later day.', {
        code: 'EARLIER',
      });
    }
    return input;
  },
  afterSave: async (saved, before, work) => {
    if (before && saved['status'] === 'PUBLISHED' && saved['dueDate'] !== before['dueDate']) {
      await moveDue(saved['id'], saved['dueDate'], work);
      await moveEmployeeFares(saved, work);
    }
  },
  transitions: {
    publish: async (row, _input, work) => {
      refuseOfOthers(row, work);
      if (row['basis'] !== 'RENTS' && row['opening'] !== true) await publish(row, work);
      return { publishOn: null };
    },
    unschedule: () => ({ publishOn: null }),
    cancel: async (row, _input, work) => {
      refuseOfOthers(row, work);
      await cancelBills(row, work);
      return {};
    },
  },
  actions: {
    billMissing: async (rows, _input, work) => {
      let bills = 0;
      for (const row of rows) {
        refuseOfOthers(row, work);
        bills += (await billStudents(row, work)) + (await billEmployees(row, work));
      }
      return { bills };
    },
  },
};
