import { setTimeout as delay } from 'node:timers/promises';
import { asKind, kindOfWork } from './work-kind.ts';

describe('the kind of work', () => {
  it('holds however deep inside, until the work has ended', async () => {
    const inside = async () => {
      await delay(1);
      return kindOfWork();
    };
    expect(kindOfWork()).toBe('call');
    expect(await asKind('job', () => inside())).toBe('job');
    expect(kindOfWork()).toBe('call');
  });

  it('is not lost when other work ends meanwhile', async () => {
    const long = asKind('report', async () => {
      await delay(20);
      return kindOfWork();
    });
    await asKind('job', () => delay(1));
    expect(await long).toBe('report');
  });

  it('begins anew after all work has ended, also with a failure', async () => {
    await expect(asKind('job', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await asKind('report', () => asKind('job', () => kindOfWork()))).toBe('job');
    expect(kindOfWork()).toBe('call');
  });
});
