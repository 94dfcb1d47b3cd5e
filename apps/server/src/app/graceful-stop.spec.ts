import { setTimeout as delay } from 'node:timers/promises';
import { stopInOrder } from './graceful-stop.ts';
import type { Running } from './start-product.ts';

describe('a stop', () => {
  const steps: string[] = [];
  const written: string[] = [];
  const original = process.stderr.write.bind(process.stderr);

  beforeEach(() => {
    steps.length = 0;
    written.length = 0;
    process.stderr.write = (text) => written.push(String(text)) > 0;
  });
  afterEach(() => {
    process.stderr.write = original;
  });

  const running = (stop: () => Promise<void>): Running => ({
    stopping: { grace: 0.1, deadline: 0.2 },
    announceStop: () => void steps.push('not ready'),
    underWay: () => ['GET /setup/v1/report/long (12 s)'],
    stop: () => {
      steps.push('stop');
      return stop();
    },
  });

  it('says first that the server is not ready, and serves on for the grace time', async () => {
    const ending = stopInOrder(
      running(() => Promise.resolve()),
      0,
      true,
    );
    await delay(30);
    expect(steps).toEqual(['not ready']);
    expect(await ending).toBe(0);
    expect(steps).toEqual(['not ready', 'stop']);
  });

  it('by hand does not wait for load balancers', async () => {
    const ending = stopInOrder(
      running(() => Promise.resolve()),
      0,
      false,
    );
    expect(steps).toEqual(['not ready', 'stop']);
    expect(await ending).toBe(0);
  });

  it('ends at the deadline, names what it cuts off, and says so by its code', async () => {
    const begun = performance.now();
    const code = await stopInOrder(
      running(() => new Promise(() => undefined)),
      0,
      false,
    );
    expect([code, performance.now() - begun < 2_000]).toEqual([1, true]);
    expect(written.join('')).toBe(
      'Stopped by force after 0.2 s; cut off: GET /setup/v1/report/long (12 s)\n',
    );
  });
});
