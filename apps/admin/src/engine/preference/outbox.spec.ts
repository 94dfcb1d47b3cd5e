import { jest } from '@jest/globals';
import { createOutbox, restMs } from './outbox.ts';

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe('the outbox of preferences', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('sends the last value of each key once changing has rested', async () => {
    const sent: unknown[] = [];
    const outbox = createOutbox(
      (key, value) => Promise.resolve(sent.push([key, value])),
      () => undefined,
    );
    for (const width of [100, 110, 120]) outbox.send('a', width);
    jest.advanceTimersByTime(restMs - 1);
    outbox.send('b', 1);
    await settle();
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(restMs);
    await settle();
    expect(sent).toEqual([
      ['a', 120],
      ['b', 1],
    ]);
  });

  it('sends at once when the page goes, and goes on after a failure', async () => {
    const failures: unknown[] = [];
    const sent: string[] = [];
    const write = (key: string): Promise<unknown> =>
      key === 'bad' ? Promise.reject(new Error('no')) : Promise.resolve(sent.push(key));
    const outbox = createOutbox(write, (error) => failures.push(error));
    outbox.send('bad', 1);
    outbox.send('good', 1);
    outbox.flush();
    await settle();
    expect([sent, failures.length]).toEqual([['good'], 1]);
  });
});
