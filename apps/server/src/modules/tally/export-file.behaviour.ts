import { Conflict } from '@school/kernel';
import { fileMessage, type TallyLedgerName, type TallyVoucher, type VoucherNames } from '@school/domain';
import { createHash } from 'node:crypto';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { entriesBetween, type BookEntry } from '../finance/ledger/entries-between.ts';

const system = { system: true } as const;
/** Entries of one file; a school of thousands posts fewer in a month. */
const mostEntries = 20_000;
const mostMasters = 5_000;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Accounts on which money lies; by them Tally tells receipts from payments. */
const money = new Set(['CASH', 'BANK', 'ONLINE']);

/** The same number for the same entry for ever (a UUID by name, RFC 9562 version 5). */
export const remoteIdOf = (institute: string, entry: number): string => {
  const hash = createHash('sha1').update(`school:tally:${institute}:${entry}`).digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const text = hash.subarray(0, 16).toString('hex');
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join(
    '-',
  );
};

interface Mapping {
  readonly names: ReadonlyMap<number, string>;
  readonly ledgers: readonly TallyLedgerName[];
}

/** What accounts of the school are called in Tally. */
const mappingOf = async (work: Work): Promise<Mapping> => {
  const [ledgers, groups] = await Promise.all([
    work.records.list(work, 'tallyLedger', { most: mostMasters, ...system }),
    work.records.list(work, 'tallyAccount', { most: mostMasters, ...system }),
  ]);
  const parents = new Map(groups.map(({ id, name }) => [Number(id), textOf(name)]));
  return {
    names: new Map(ledgers.map(({ source, name }) => [Number(source), textOf(name)])),
    ledgers: ledgers.map(({ name, account }) => ({
      name: textOf(name),
      parent: parents.get(Number(account)) ?? '',
    })),
  };
};

/** The name that a school gives a kind of voucher. */
const voucherNames = async (work: Work): Promise<VoucherNames> => {
  const rows = await work.records.list(work, 'tallyVoucherType', { most: mostMasters, ...system });
  return Object.fromEntries(rows.map(({ base, name }) => [textOf(base), textOf(name)]));
};

/** @throws Conflict `UNMAPPED` with the accounts that Tally would not know */
const refuseUnmapped = (entries: readonly BookEntry[], { names }: Mapping): void => {
  const unknown = new Set(
    entries.flatMap(({ sides }) => sides.flatMap(({ account, name }) => (names.has(account) ? [] : [name]))),
  );
  if (unknown.size === 0) return;
  const accounts = [...unknown].slice(0, 5).join(', ');
  throw new Conflict('%{count} accounts have no name in Tally yet: %{accounts}.', {
    code: 'UNMAPPED',
    params: { count: unknown.size, accounts },
  });
};

const voucherOf = (entry: BookEntry, { names }: Mapping, institute: string): TallyVoucher => ({
  remoteId: remoteIdOf(institute, entry.id),
  day: entry.day,
  narration: entry.narration,
  number: entry.number,
  sides: entry.sides.map(({ account, key, amount }) => ({
    ledger: names.get(account) ?? '',
    isMoney: key !== null && money.has(key),
    amount,
  })),
});

const companyOf = async (input: RecordValues, usual: unknown, work: Work) => {
  const id = Number(input['company'] ?? usual ?? 0);
  const company = id > 0 ? await work.records.read(work, 'tallyCompany', id, system) : undefined;
  if (!company) throw invalidField('company', 'required', 'Choose a company.');
  return company;
};

/** The file of a new export, from the ledger; the same days give the same vouchers under the same numbers. */
const exported = async (input: RecordValues, work: Work): Promise<RecordValues> => {
  const [setting] = await work.records.list(work, 'tallySetting', { range: [0, 0], ...system });
  const company = await companyOf(input, setting?.['company'], work);
  const [from, to] = [textOf(input['fromDate']), textOf(input['toDate'])];
  const start = textOf(setting?.['startDate']);
  const mapping = await mappingOf(work);
  const entries = await entriesBetween(work.transaction, from > start ? from : start, to, mostEntries);
  if (entries.length === 0)
    throw new Conflict('Nothing was posted in these days.', { code: 'NOTHING_POSTED' });
  refuseUnmapped(entries, mapping);
  const xml = fileMessage(
    textOf(company['name']),
    input['withLedgers'] === false ? [] : mapping.ledgers,
    entries.map((entry) => voucherOf(entry, mapping, work.context.institute)),
    await voucherNames(work),
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

/** A file is made as it is asked for and stays as it was taken along. */
export const tallyExportFileBehaviour: Behaviour = {
  beforeSave: (input, current, work) => (current ? input : exported(input, work)),
};
