import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { School } from '../../../test/school.ts';
import { HourlyRounds } from './hourly-rounds.ts';
import type { RoundMoment } from './hourly-rounds.ts';
import { InstitutionClock } from './institution-clock.ts';

describe('work that comes round', () => {
  let school: School;
  let clock: InstitutionClock;
  beforeAll(async () => {
    school = await School.open();
    clock = (await school.server()).get(InstitutionClock);
  });
  afterAll(() => school.close());

  it('is told the day and the hour of the institute, and one failure stops no other work', async () => {
    const warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const rounds = new HourlyRounds(school.database, clock);
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
});
