import { Conflict } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { conflictAt } from '../../engine/envelope/refusals.ts';

const system = { system: true } as const;

/** The default of its kind: choosing another one unsets the previous one, in its history too. */
const onlyUsual = async (
  resource: string,
  input: RecordValues,
  id: unknown,
  work: Work,
  kind: RecordValues = {},
): Promise<void> => {
  if (input['isDefault'] !== true) return;
  const filter = { isDefault: true, ...kind };
  const usual = await work.records.list(work, resource, {
    filter,
    fields: ['isDefault'],
    most: 50,
    ...system,
  });
  for (const other of usual)
    if (other['id'] !== id)
      await work.records.update(work, resource, Number(other['id']), { isDefault: false }, system);
};

const withUsual = (resource: string): Behaviour => ({
  beforeSave: async (input, current, work) => {
    await onlyUsual(resource, input, current?.['id'], work);
    return input;
  },
});

export const receiptPrinterBehaviour = withUsual('receiptPrintSetting');
export const receiptLayoutBehaviour = withUsual('receiptPdfSetting');

/**
 * Two sequences whose prefixes differ only in digits eventually reach the same number (`A-` with 12 and `A-1` with 2),
 * after which neither can continue. Sequences are saved one after the other, since no constraint sees two rows.
 */
const refuseSameNumbers = async (input: RecordValues, current: RecordValues | undefined, work: Work) => {
  const { transaction } = work;
  await transaction.query({
    name: 'receipt_sequence_one_by_one',
    text: `select pg_advisory_xact_lock(hashtext('receipt_sequence prefixes'))`,
  });
  const of = (key: string): unknown => (key in input ? input[key] : current?.[key]);
  const [other] = await transaction.query<{ name: string }>({
    name: 'receipt_sequence_same_numbers',
    text: `select s.name from receipt_sequence s, (select coalesce($2::text, '') as text) p
      where s.kind = $1 and s.id is distinct from $3::bigint and case when starts_with(p.text, coalesce(s.prefix, ''))
        then substr(p.text, length(coalesce(s.prefix, '')) + 1) ~ '^[0-9]*$'
        else starts_with(s.prefix, p.text) and substr(s.prefix, length(p.text) + 1) ~ '^[0-9]*$' end
      order by s.id limit 1`,
    values: [of('kind') ?? 'RECEIPT', of('prefix') ?? null, current?.['id'] ?? null],
  });
  if (!other) return;
  throw conflictAt('prefix', 'SAME_NUMBERS', 'This prefix gives the same numbers as the set %{name}.', {
    name: other.name,
  });
};

/** Numbers already given stay: the first number and the kind are fixed once the first receipt exists. */
export const receiptSequenceBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    const kind = input['kind'] ?? current?.['kind'];
    await onlyUsual('receiptSequence', input, current?.['id'], work, { kind });
    if (!current || 'prefix' in input || 'kind' in input) await refuseSameNumbers(input, current, work);
    if (!current) return { ...input, nextNumber: input['startingNumber'] };
    const isUsed = Number(current['nextNumber'] ?? 0) > Number(current['startingNumber']);
    const changed = (key: string): boolean => key in input && input[key] !== current[key];
    if (isUsed && (changed('startingNumber') || changed('kind') || changed('prefix'))) {
      throw new Conflict('Numbers from this set have already been used.', { code: 'USED' });
    }
    return changed('startingNumber') ? { ...input, nextNumber: input['startingNumber'] } : input;
  },
};

/** What the product itself books by keeps its name and kind, and cannot be deleted. */
export const financeCategoryBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    if (!current) return input;
    const changed = (key: string): boolean => key in input && input[key] !== current[key];
    if (current['fixedKey'] && (changed('name') || changed('direction') || input['active'] === false)) {
      throw new Conflict('The system books to this category, so its name and kind cannot be changed.', {
        code: 'FIXED',
      });
    }
    if (!changed('direction')) return input;
    const used = await work.transaction.query({
      name: 'finance_category_used',
      text: 'select 1 as used from finance_transaction where category_id = $1 limit 1',
      values: [current['id']],
    });
    if (used.length > 0)
      throw new Conflict('The kind cannot be changed once something has been booked.', { code: 'USED' });
    return input;
  },
};

/** A rate that has been billed stays, so that reports by rate add up; a different rate is a different slab. */
export const taxSlabBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    if (!current || !('rate' in input) || Number(input['rate']) === Number(current['rate'])) return input;
    const used = await work.transaction.query({
      name: 'tax_slab_billed',
      text: `select 1 as used from fee_particular p join student_fee_line l on l.fee_particular_id = p.id
        where p.tax_slab_id = $1
        union all select 1 from instant_fee_particular p join instant_fee_line l on l.particular_id = p.id
        where p.tax_slab_id = $1 limit 1`,
      values: [current['id']],
    });
    if (used.length > 0) {
      throw new Conflict('Fees have been billed at this rate. Create another slab for the new one.', {
        code: 'USED',
      });
    }
    return input;
  },
};
