import {
  companiesIn,
  companiesMessage,
  isTaken,
  tallyAnswer,
  vouchersMessage,
  type TallyVoucher,
  type VoucherNames,
} from '@school/domain';
import type { CallContext } from '../../engine/context.ts';
import type { Records } from '../../engine/records.ts';
import type { Connection } from '../../platform/database/database.ts';
import { entriesOf, type BookEntry } from '../finance/ledger/entries-between.ts';
import { askTally } from './ask-tally.ts';
import { mappingOf, unmappedIn, voucherNames, voucherOf, type Mapping } from './mapping.ts';
import {
  endRun,
  nextOf,
  noteOutcome,
  noteSent,
  type Outcome,
  type Run,
  type SyncProblem,
} from './sync.store.ts';

/** Why a run cannot continue. */
class Stopped extends Error {
  readonly problem: SyncProblem;
  readonly said: string | null;

  constructor(problem: SyncProblem, said: string | null = null) {
    super(problem);
    this.problem = problem;
    this.said = said;
  }
}

/** What a run needs in addition to its entries. */
export interface Sending {
  readonly connection: Connection;
  readonly records: Records;
  readonly context: CallContext;
  /** Where Tally listens. */
  readonly address: string;
  /** The addresses that the server may connect to. */
  readonly allowed: readonly string[];
}

interface Names {
  readonly mapping: Mapping;
  readonly types: VoucherNames;
}

const ask = async (address: string, message: string): Promise<string> => {
  const answer = await askTally(address, message);
  if (answer === undefined) throw new Stopped('SILENT', address);
  return answer;
};

/** A company's name alone does not prove that vouchers go there: it must be open and have the same number as before. */
const proveCompany = async ({ company, guid }: Run, address: string): Promise<void> => {
  const open = companiesIn(await ask(address, companiesMessage));
  const found = open.some((one) => one.name === company && (guid === '' || one.guid === guid));
  if (!found) throw new Stopped('OTHER_COMPANY', open.map(({ name }) => name).join(', ') || null);
};

interface Numbered {
  readonly id: number;
  readonly voucher: TallyVoucher;
}

/** Sends vouchers together; where Tally does not take all of them, one by one, so that each reports its own error. */
const send = async (
  run: Run,
  some: readonly Numbered[],
  types: VoucherNames,
  address: string,
): Promise<readonly Outcome[]> => {
  const vouchers = some.map(({ voucher }) => voucher);
  const text = await ask(address, vouchersMessage(run.company, vouchers, types));
  const answer = tallyAnswer(text);
  const ids = some.map(({ id }) => id);
  if (answer && isTaken(answer, some.length)) return [{ ids, problem: null, said: null }];
  if (some.length === 1) return [{ ids, problem: 'REFUSED', said: answer?.words.join(' ') || null }];
  const outcomes: Outcome[] = [];
  for (const one of some) outcomes.push(...(await send(run, [one], types, address)));
  return outcomes;
};

const split = (
  rows: readonly { readonly id: number; readonly entry: number }[],
  entries: readonly BookEntry[],
  names: Names,
  institute: string,
) => {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const known: Numbered[] = [];
  const unknown: Outcome[] = [];
  for (const { id, entry } of rows) {
    const found = byId.get(entry);
    const strangers = found ? unmappedIn(found, names.mapping) : [];
    if (strangers.length > 0) unknown.push({ ids: [id], problem: 'UNMAPPED', said: strangers.join(', ') });
    else if (found) known.push({ id, voucher: voucherOf(found, names.mapping, institute) });
  }
  return { known, unknown };
};

const deliver = async (run: Run, sending: Sending): Promise<void> => {
  const { connection, records, context, address, allowed } = sending;
  if (!allowed.includes(address)) throw new Stopped('NOT_ALLOWED', address);
  await proveCompany(run, address);
  const reader = { records, from: context };
  const names = { mapping: await mappingOf(reader), types: await voucherNames(reader) };
  for (let last = 0; ;) {
    const rows = await nextOf(connection, run.id, last);
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? last;
    const entries = await entriesOf(
      connection,
      rows.map(({ entry }) => entry),
    );
    const { known, unknown } = split(rows, entries, names, context.institute);
    for (const outcome of unknown) await noteOutcome(connection, run.id, outcome);
    if (known.length === 0) continue;
    await noteSent(
      connection,
      run.id,
      known.map(({ id }) => id),
    );
    for (const outcome of await send(run, known, names.types, address))
      await noteOutcome(connection, run.id, outcome);
  }
};

/**
 * Sends a run that was claimed, and records how it ended. It may be restarted at any point: an entry already in Tally is
 * altered there, by its number, and not duplicated.
 */
export const sendRun = async (run: Run, sending: Sending): Promise<void> => {
  try {
    await deliver(run, sending);
    await endRun(sending.connection, run.id, null, null);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    await endRun(sending.connection, run.id, error.problem, error.said);
  }
};
