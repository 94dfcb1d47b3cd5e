import { jest } from '@jest/globals';
import { AnswerSender, type Receipt } from './answer-sender.ts';
import { openOutbox, type Waiting } from './outbox.ts';

const hour = 3_600_000;
/** A server whose clock is an hour ahead of this browser. */
const receipt = (isKept: boolean): Receipt => ({
  isKept,
  now: new Date(Date.now() + hour).toISOString(),
  deadlineAt: new Date(Date.now() + 2 * hour).toISOString(),
});

describe('answers on their way', () => {
  beforeEach(() => localStorage.clear());

  it('carry the time at which they were given, by the clock of the server', async () => {
    const outbox = openOutbox(1);
    const sent: Waiting[] = [];
    const sender = new AnswerSender(outbox, receipt(true), (answer) => {
      sent.push(answer);
      return Promise.resolve(receipt(true));
    });
    sender.put({ question: 5, value: 'two', flagged: false }, 60_000);
    await sender.flush();
    sender.close();
    const [{ answeredAt = '' } = {}] = sent;
    expect(Math.abs(Date.parse(answeredAt) - Date.now() - hour)).toBeLessThan(5_000);
    expect(outbox.waiting).toEqual([]);
  });

  it('make the page catch up when a later answer is at the server', async () => {
    const behind = jest.fn();
    const sender = new AnswerSender(
      openOutbox(1),
      receipt(true),
      () => Promise.resolve(receipt(false)),
      behind,
    );
    sender.put({ question: 5, value: 'two', flagged: false }, 60_000);
    await sender.flush();
    sender.close();
    expect(behind).toHaveBeenCalledTimes(1);
  });

  it('are told apart by window, and outlive it', () => {
    const first = openOutbox(1);
    first.put({ question: 5, value: 'two', flagged: false });
    const second = openOutbox(1);
    expect(second.device).not.toBe(first.device);
    expect(second.waiting).toMatchObject([{ question: 5, value: 'two' }]);
  });
});
