import { Conflict } from '@school/kernel';
import { fileMessage } from '@school/domain';
import { createHash } from 'node:crypto';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { entriesBetween } from '../finance/ledger/entries-between.ts';
import {
  companyOf,
  mappingOf,
  refuseUnmapped,
  textOf,
  unmappedIn,
  voucherNames,
  voucherOf,
} from './mapping.ts';
import { settingOf } from './setting.ts';

/** Entries in one file; a school of thousands posts fewer in a month. */
const mostEntries = 20_000;

/** The file of a new export, from the ledger; the same days yield the same vouchers under the same numbers. */
const exported = async (input: RecordValues, work: Work): Promise<RecordValues> => {
  const reader = { records: work.records, from: work };
  const { company: usual, startDate: start } = await settingOf(reader);
  const company = await companyOf(input, usual, work);
  const [from, to] = [textOf(input['fromDate']), textOf(input['toDate'])];
  const mapping = await mappingOf(reader);
  const entries = await entriesBetween(work.transaction, from > start ? from : start, to, mostEntries);
  if (entries.length === 0)
    throw new Conflict('Nothing was posted in this date range.', { code: 'NOTHING_POSTED' });
  refuseUnmapped(entries.flatMap((entry) => unmappedIn(entry, mapping)));
  const xml = fileMessage(
    textOf(company['name']),
    input['withLedgers'] === false ? [] : mapping.ledgers,
    entries.map((entry) => voucherOf(entry, mapping, work.context.institute)),
    await voucherNames(reader),
  );
  return {
    ...input,
    company: Number(company['id']),
    vouchers: entries.length,
    xml,
    sha256: createHash('sha256').update(xml).digest('hex'),
    createdOn: work.context.today,
  };
};

/** A file is made when it is requested and stays as it was when taken along. */
export const tallyExportFileBehaviour: Behaviour = {
  beforeSave: (input, current, work) => (current ? input : exported(input, work)),
};
