import { setTimeout as pause } from 'node:timers/promises';
import { FeeSchool } from '../fees/fee-school.fixture.ts';
import { mainInstitute } from '../../platform/database/database.ts';
import { SETTINGS } from '../../platform/platform.tokens.ts';
import type { Settings } from '../../platform/settings/definitions.ts';
import { TallyClock } from './tally-clock.ts';
import { TallyService } from './tally-service.fixture.ts';

interface Run {
  readonly id: number;
  readonly status: string;
  readonly problem: string | null;
  readonly origin: string;
  readonly entries: number;
  readonly confirmed: number;
  readonly failed: number;
}
interface Entry {
  readonly id: number;
  readonly status: string;
  readonly problem: string | null;
  readonly said: string | null;
  readonly attempts: number;
}

const today = '2026-07-15';
const days = { fromDate: '2026-07-01', toDate: today };

describe('the way to Tally over the network', () => {
  let school: FeeSchool;
  let tally: TallyService;
  let clock: TallyClock;
  let company = 0;

  const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    school.at.school.call(method, path, body, { as: 'EMPLOYEE:FinanceControl' });
  const sync = (values: object = days) => call('POST', 'tally/v1/sync/save', values);
  const runs = () => school.at.school.data<readonly Run[]>('GET', 'tally/v1/sync/getall?sort=["id","ASC"]');
  const entries = () =>
    school.at.school.data<readonly Entry[]>('GET', 'tally/v1/syncRecords/getall?sort=["id","ASC"]');
  const set = (values: object) => school.at.school.data('PUT', 'tally/v1/GeneralSettings/update', values);
  /** A run starts automatically as soon as it is written: this waits until none is left, whoever sends it. */
  const send = async (): Promise<void> => {
    await clock.sendFor(mainInstitute, today);
    for (let turn = 0; turn < 200; turn += 1) {
      if ((await runs()).every(({ status }) => status === 'DONE' || status === 'FAILED')) return;
      await pause(50);
    }
  };

  beforeAll(async () => {
    school = await FeeSchool.open();
    const { student, bill } = await school.billed();
    expect((await school.pay(student, bill, '5000.00')).status).toBe(201);
    tally = await TallyService.open('Crescent', 'guid-1');
    const { application } = school.at.school;
    const settings = application.get<Settings>(SETTINGS, { strict: false });
    Object.assign(settings, { tallyAddresses: [tally.address] });
    clock = application.get(TallyClock, { strict: false });
    company = await school.save('tally/v1/companies', { name: 'Crescent', guid: 'guid-1' });
  });
  afterAll(async () => {
    await tally.close();
    await school.at.close();
  });

  it('is closed until a school chooses it, and names accounts that Tally would not know', async () => {
    expect(await sync()).toMatchObject({ status: 409, data: { code: 'NOT_BY_NETWORK' } });
    await set({ company, transport: 'HTTP', address: tally.address });
    expect(await sync()).toMatchObject({ status: 409, data: { code: 'UNMAPPED' } });
    expect(await runs()).toEqual([]);
    const account = await school.save('tally/v1/accounts', { name: 'Current Assets' });
    const accounts = await school.at.school.data<readonly { readonly id: number; readonly name: string }[]>(
      'GET',
      'finance/v1/ledgerAccount/getall',
    );
    for (const { id, name } of accounts)
      await school.save('tally/v1/ledgers', { source: id, name: `${name} T`, account });
  });

  it('sends each entry once; what Tally refuses says why and waits for somebody', async () => {
    tally.missing.add('Cash T');
    expect((await sync()).status).toBe(201);
    await send();
    const [run] = await runs();
    expect(run).toMatchObject({ status: 'DONE', entries: 2, confirmed: 1, failed: 1 });
    const failed = (await entries()).filter(({ status }) => status === 'FAILED');
    expect(failed).toMatchObject([{ problem: 'REFUSED', said: "Ledger 'Cash T' does not exist!" }]);
    expect(tally.vouchers.size).toBe(1);
    expect(await sync()).toMatchObject({ status: 409, data: { code: 'NOTHING_POSTED' } });
  });

  it('sends failed ones again by a run of their own, or leaves them out', async () => {
    const [failed] = (await entries()).filter(({ status }) => status === 'FAILED');
    const act = (name: string) =>
      call('POST', `tally/v1/syncRecords/action/${name}`, { ids: [failed?.id], input: {} });
    expect((await act('skip')).status).toBe(200);
    expect((await entries()).map(({ status }) => status).sort()).toEqual(['CONFIRMED', 'SKIPPED']);
    tally.missing.clear();
    expect((await act('again')).status).toBe(200);
    await send();
    expect((await runs()).at(-1)).toMatchObject({ origin: 'AGAIN', entries: 1, confirmed: 1, failed: 0 });
    expect((await entries()).map(({ status }) => status)).toEqual(['CONFIRMED', 'CONFIRMED']);
    expect(tally.vouchers.size).toBe(2);
  });

  it('stops where the server may not speak to the address, Tally is silent, or another company is open', async () => {
    const { student, bill } = await school.billed();
    expect((await school.pay(student, bill, '100.00')).status).toBe(201);
    await set({ address: 'http://169.254.169.254:80' });
    const before = tally.requests;
    expect((await sync()).status).toBe(201);
    await send();
    expect((await runs()).at(-1)).toMatchObject({ status: 'FAILED', problem: 'NOT_ALLOWED', failed: 2 });
    expect(tally.requests).toBe(before);
    await set({ address: tally.address });
    await school.at.school.data('PUT', `tally/v1/companies/update/${company}`, { guid: 'guid-2' });
    const rows = (await entries()).filter(({ status }) => status === 'FAILED').map(({ id }) => id);
    await call('POST', 'tally/v1/syncRecords/action/again', { ids: rows, input: {} });
    await send();
    expect((await runs()).at(-1)).toMatchObject({ status: 'FAILED', problem: 'OTHER_COMPANY' });
    expect(tally.vouchers.size).toBe(2);
    await school.at.school.data('PUT', `tally/v1/companies/update/${company}`, { guid: 'guid-1' });
  });

  it('goes by itself once in each place of the schedule, with what failed before', async () => {
    const at = (hour: number) => clock.scheduleFor(mainInstitute, { today, hour });
    const count = async () => (await runs()).length;
    const before = await count();
    await at(3);
    expect(await count()).toBe(before);
    await school.at.school.data('PUT', 'tally/v1/Schedule/update', {
      enabled: true,
      frequency: 'DAILY',
      hour: 2,
    });
    await at(1);
    expect(await count()).toBe(before);
    await at(2);
    await at(3);
    expect(await count()).toBe(before + 1);
    await send();
    expect((await runs()).at(-1)).toMatchObject({
      origin: 'SCHEDULE',
      status: 'DONE',
      entries: 2,
      failed: 0,
    });
    expect(tally.vouchers.size).toBe(4);
  });

  it('is for those who keep the books', async () => {
    const as = { as: 'EMPLOYEE:FeeSubmission' };
    expect((await school.at.school.call('POST', 'tally/v1/sync/save', days, as)).status).toBe(403);
    expect((await school.at.school.call('GET', 'tally/v1/syncRecords/getall', undefined, as)).status).toBe(
      403,
    );
  });
});
