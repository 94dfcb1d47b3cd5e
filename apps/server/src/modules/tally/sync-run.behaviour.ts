import { Conflict } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { sendSignal } from '../../platform/signals/signals.ts';
import { accountsOf, entryIdsBetween } from '../finance/ledger/entries-between.ts';
import { companyOf, mappingOf, refuseUnmapped, remoteIdOf, textOf } from './mapping.ts';
import { settingOf } from './setting.ts';
import { noteEntries, queueEntries, requeue } from './sync.store.ts';

/** Entries of one run; a school of thousands posts fewer in a month. */
const mostEntries = 20_000;

/** Said when a run waits to be sent. */
export const runWaits = 'tally-run';

/** A run has a company, and the books go there over the network. */
const checked = async (input: RecordValues, work: Work): Promise<RecordValues> => {
  const { company: usual, isByNetwork } = await settingOf({ records: work.records, from: work });
  if (!isByNetwork)
    throw new Conflict('The books go to Tally as files. Choose the network in the general settings first.', {
      code: 'NOT_BY_NETWORK',
    });
  const company = await companyOf(input, usual, work);
  return { ...input, company: Number(company['id']) };
};

/** What was posted in the days of a run and is not in Tally yet. */
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

/** Whoever sends by hand learns at once which accounts Tally would not know; a run by schedule says it at the entries. */
const refuseStrangers = async (entries: readonly number[], work: Work): Promise<void> => {
  const { names } = await mappingOf({ records: work.records, from: work });
  const accounts = await accountsOf(work.transaction, entries);
  refuseUnmapped(accounts.filter(({ account }) => !names.has(account)).map(({ name }) => name));
};

const nothing = (): Conflict =>
  new Conflict('Everything posted in this date range is in Tally or on its way there.', {
    code: 'NOTHING_POSTED',
  });

/** Says to every server that a run waits, once it is committed. */
export const tellRun = ({ transaction, context }: Work): Promise<void> =>
  sendSignal(transaction, { topic: runWaits, institute: context.institute, data: {} });

/** A run is written with its entries, and begins as soon as it is there. */
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
