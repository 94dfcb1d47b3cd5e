import { Conflict } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { sendSignal } from '../../platform/signals/signals.ts';
import { accountsOf, entryIdsBetween } from '../finance/ledger/entries-between.ts';
import { companyOf, mappingOf, refuseUnmapped, remoteIdOf, textOf } from './mapping.ts';
import { settingOf } from './setting.ts';
import { noteEntries, queueEntries, requeue } from './sync.store.ts';

/** Entries in one run; a school of thousands posts fewer in a month. */
const mostEntries = 20_000;

/** Signalled when a run is waiting to be sent. */
export const runWaits = 'tally-run';

/** A run has a company, and its books are sent there over the network. */
const checked = async (input: RecordValues, work: Work): Promise<RecordValues> => {
  const { company: usual, isByNetwork } = await settingOf({ records: work.records, from: work });
  if (!isByNetwork)
    throw new Conflict('The books go to Tally as files. Choose the network in the general settings first.', {
      code: 'NOT_BY_NETWORK',
    });
  const company = await companyOf(input, usual, work);
  return { ...input, company: Number(company['id']) };
};

/** What was posted on the days of a run and is not in Tally yet. */
const queue = async (run: RecordValues, work: Work): Promise<readonly number[]> => {
  const { transaction, context } = work;
  const { startDate } = await settingOf({ records: work.records, from: work });
  const [from, to] = [textOf(run['fromDate']), textOf(run['toDate'])];
  const ids = await entryIdsBetween(transaction, from > startDate ? from : startDate, to, mostEntries);
  return queueEntries(
    transaction,
    { id: Number(run['id']), company: Number(run['company']) },
    ids.map((id) => ({ id, remoteId: remoteIdOf(context.institute, id) })),
  );
};

/**
 * A user who sends by hand learns immediately which accounts Tally does not know; a scheduled run reports it at the
 * entries.
 */
const refuseStrangers = async (entries: readonly number[], work: Work): Promise<void> => {
  const { names } = await mappingOf({ records: work.records, from: work });
  const accounts = await accountsOf(work.transaction, entries);
  refuseUnmapped(accounts.filter(({ account }) => !names.has(account)).map(({ name }) => name));
};

const nothing = (): Conflict =>
  new Conflict('Everything posted in this date range is in Tally or on its way there.', {
    code: 'NOTHING_POSTED',
  });

/** Signals to every server that a run is waiting, once it is committed. */
export const tellRun = ({ transaction, context }: Work): Promise<void> =>
  sendSignal(transaction, { topic: runWaits, institute: context.institute, data: {} });

/** A run is written with its entries and starts as soon as it exists. */
export const tallySyncRunBehaviour: Behaviour = {
  beforeSave: (input, current, work) => (current ? input : checked(input, work)),
  afterSave: async (run, before, work) => {
    if (before || run['origin'] === 'AGAIN') return;
    const [id, company] = [Number(run['id']), Number(run['company'])];
    const entries = await queue(run, work);
    const isManual = run['origin'] === 'MANUAL';
    const again = isManual ? 0 : await requeue(work.transaction, { id, company }, null);
    if (entries.length + again === 0) throw nothing();
    if (isManual) await refuseStrangers(entries, work);
    await noteEntries(work.transaction, id);
    await tellRun(work);
  },
};
