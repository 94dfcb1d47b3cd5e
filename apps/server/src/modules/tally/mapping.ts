import { createHash } from 'node:crypto';
import { Conflict } from '@school/kernel';
import type { TallyLedgerName, TallyVoucher, VoucherNames } from '@school/domain';
import type { CallContext } from '../../engine/context.ts';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import type { Records } from '../../engine/records.ts';
import type { BookEntry } from '../finance/ledger/entries-between.ts';

const system = { system: true } as const;
const mostMasters = 5_000;
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Accounts that hold money; Tally uses them to tell receipts from payments. */
const money = new Set(['CASH', 'BANK', 'ONLINE']);

/** Always the same number for the same entry (a name-based UUID, RFC 9562 version 5). */
export const remoteIdOf = (institute: string, entry: number): string => {
  const hash = createHash('sha1').update(`school:tally:${institute}:${entry}`).digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const text = hash.subarray(0, 16).toString('hex');
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join(
    '-',
  );
};

/** Where names in Tally are read: inside a transaction or outside one. */
export interface Reader {
  readonly records: Records;
  readonly from: Work | CallContext;
}

/** Accounts of the school by number, and the ledgers that Tally needs for them. */
export interface Mapping {
  readonly names: ReadonlyMap<number, string>;
  readonly ledgers: readonly TallyLedgerName[];
}

/** What accounts of the school are called in Tally. */
export const mappingOf = async ({ records, from }: Reader): Promise<Mapping> => {
  const [ledgers, groups] = await Promise.all([
    records.list(from, 'tallyLedger', { most: mostMasters, ...system }),
    records.list(from, 'tallyAccount', { most: mostMasters, ...system }),
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

/** The school's name for a kind of voucher. */
export const voucherNames = async ({ records, from }: Reader): Promise<VoucherNames> => {
  const rows = await records.list(from, 'tallyVoucherType', { most: mostMasters, ...system });
  return Object.fromEntries(rows.map(({ base, name }) => [textOf(base), textOf(name)]));
};

/** Accounts of an entry that have no name in Tally. */
export const unmappedIn = ({ sides }: BookEntry, { names }: Mapping): readonly string[] =>
  sides.flatMap(({ account, name }) => (names.has(account) ? [] : [name]));

/** @throws Conflict `UNMAPPED` with the accounts that Tally does not know */
export const refuseUnmapped = (accounts: readonly string[]): void => {
  const unknown = new Set(accounts);
  if (unknown.size === 0) return;
  const named = [...unknown].slice(0, 5).join(', ');
  throw new Conflict('%{count} accounts have no name in Tally yet: %{accounts}.', {
    code: 'UNMAPPED',
    params: { count: unknown.size, accounts: named },
  });
};

/** An entry with the names that Tally knows it by. */
export const voucherOf = (entry: BookEntry, { names }: Mapping, institute: string): TallyVoucher => ({
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

/** The chosen company, else the default one. @throws Invalid where there is neither */
export const companyOf = async (input: RecordValues, usual: unknown, work: Work) => {
  const id = Number(input['company'] ?? usual ?? 0);
  const company = id > 0 ? await work.records.read(work, 'tallyCompany', id, system) : undefined;
  if (!company) throw invalidField('company', 'required', 'Choose a company.');
  return company;
};
