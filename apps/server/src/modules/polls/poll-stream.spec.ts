import { jest } from '@jest/globals';
import { EventEmitter, once } from 'node:events';
import type { Session } from '../../platform/sessions/session.ts';
import { userChangedTopic } from '../../platform/sessions/changes.ts';
import { Signals } from '../../platform/signals/signals.ts';
import type { Signal } from '../../platform/signals/signals.ts';
import { PollStream } from './poll-stream.ts';
import { pollChangedTopic } from './voting.ts';

/** Signals that a test sends itself. */
class HeldSignals extends Signals {
  private readonly bus = new EventEmitter();

  constructor() {
    super('postgres://nowhere');
  }

  override on(topic: string, listener: (signal: Signal) => void): () => void {
    this.bus.on(topic, listener);
    return () => this.bus.off(topic, listener);
  }

  give(topic: string, data: Signal['data'], institute = 'main'): void {
    this.bus.emit(topic, { topic, institute, data });
  }

  heard(topic: string): number {
    return this.bus.listenerCount(topic);
  }
}

const session = {
  institute: 'main',
  actor: { id: 7 },
  expiresAt: Date.now() + 60_000,
} as unknown as Session;

describe('the stream of a poll', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('tells once of many votes, of its own poll and institute only, and ends with the session', async () => {
    const signals = new HeldSignals();
    const stream = new PollStream(signals).subscribe(session, 3);
    let text = '';
    stream.on('data', (piece: Buffer) => (text += piece.toString()));
    for (let n = 0; n < 50; n += 1) signals.give(pollChangedTopic, { poll: 3 });
    signals.give(pollChangedTopic, { poll: 4 });
    signals.give(pollChangedTopic, { poll: 3 }, 'other');
    await jest.advanceTimersByTimeAsync(1000);
    expect(text.match(/event: changed/g)).toHaveLength(1);
    expect(text).toContain('data: {"poll":3}');
    const closed = once(stream, 'close');
    signals.give(userChangedTopic, { user: 8 });
    expect(stream.writable).toBe(true);
    signals.give(userChangedTopic, { user: 7 });
    jest.useRealTimers();
    await closed;
    expect(signals.heard(pollChangedTopic)).toBe(0);
  });
});
