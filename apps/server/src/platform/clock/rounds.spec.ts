import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { School } from '../../../test/school.ts';
import { Signals, sendSignal } from '../signals/signals.ts';
import { HourlyRounds } from './rounds.ts';
import type { RoundMoment } from './rounds.ts';
import { InstitutionClock } from './institution-clock.ts';

describe('work that comes round', () => {
  let school: School;
  let clock: InstitutionClock;
  let signals: Signals;
  beforeAll(async () => {
    school = await School.open();
    const server = await school.server();
    clock = server.get(InstitutionClock);
    signals = server.get(Signals);
  });
  afterAll(() => school.close());

  it('is told the day and the hour of the institute, and one failure stops no other work', async () => {
    const warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const rounds = new HourlyRounds(school.database, clock, signals);
    const seen: [string, RoundMoment][] = [];
    rounds.add({ name: 'Broken', run: () => Promise.reject(new Error('no luck')) });
    rounds.add({ name: 'Sound', run: async (institute, moment) => void seen.push([institute, moment]) });
    const moments = async () => ({
      today: await clock.today('main'),
      hour: (new Date().getUTCHours() + 5) % 24,
    });
    const before = await moments();
    await rounds.round();
    const [institute, moment] = seen[0] ?? [];
    expect(seen).toHaveLength(1);
    expect(institute).toBe('main');
    expect([before, await moments()]).toContainEqual(moment);
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('no luck'));
    warned.mockRestore();
  });

  it('is done at once where somebody says so, until the rounds end', async () => {
    const warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const rounds = new HourlyRounds(school.database, clock, signals);
    const seen: string[] = [];
    rounds.add({ name: 'Other', run: async () => void seen.push('other') });
    rounds.add({ name: 'Broken', signal: 'waits', run: () => Promise.reject(new Error('no luck')) });
    rounds.add({ name: 'Sender', signal: 'waits', run: async (institute) => void seen.push(institute) });
    const say = () =>
      school.database.transaction('main', (transaction) =>
        sendSignal(transaction, { topic: 'waits', institute: 'main', data: {} }),
      );
    await say();
    while (seen.length === 0 || warned.mock.calls.length === 0) await new Promise(setImmediate);
    expect(seen).toEqual(['main']);
    rounds.end();
    await say();
    await clock.today('main');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(seen).toEqual(['main']);
    warned.mockRestore();
  });

  it('lets nothing wait for what takes long, and begins nothing that still runs', async () => {
    const rounds = new HourlyRounds(school.database, clock, signals);
    const done: string[] = [];
    let finish: () => void = () => undefined;
    const allFilesRead = new Promise<void>((resolve) => (finish = resolve));
    rounds.add({
      name: 'Files',
      long: true,
      run: async () => {
        done.push('files begun');
        await allFilesRead;
        done.push('files read');
      },
    });
    rounds.add({ name: 'Leave', run: async () => void done.push('leave') });
    const first = rounds.round();
    while (!done.includes('files begun')) await new Promise(setImmediate);
    await rounds.round();
    finish();
    await first;
    expect(done).toEqual(['leave', 'files begun', 'leave', 'files read']);
    await rounds.round();
    expect(done.slice(4)).toEqual(['leave', 'files begun', 'files read']);
  });
});
