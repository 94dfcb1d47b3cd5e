import type { Job } from '@school/kernel';
import { createEventReader } from './event-stream.ts';
import { isOver, percentOf, withJob } from './job.ts';

const job = (more: Partial<Job>): Job => ({
  id: '1',
  kind: 'x',
  title: 'X',
  state: 'running',
  done: 0,
  total: 0,
  result: null,
  error: null,
  createdAt: '2026-01-01',
  finishedAt: null,
  ...more,
});

describe('jobs', () => {
  it('reads events that arrive in pieces', () => {
    const seen: string[] = [];
    const read = createEventReader((data) => seen.push(data));
    read('data: {"a"');
    read(':1}\n\n: keep alive\n\nevent: job\ndata: 2\r\n\r\nda');
    read('ta: 3\n\n');
    expect(seen).toEqual(['{"a":1}', '2', '3']);
  });

  it('knows how far a job is', () => {
    expect(percentOf(job({ done: 1, total: 3 }))).toBe(33);
    expect(percentOf(job({}))).toBeUndefined();
    expect(percentOf(job({ state: 'done' }))).toBe(100);
    expect(isOver(job({ state: 'failed' }))).toBe(true);
    expect(isOver(undefined)).toBe(false);
  });

  it('replaces a job by its newer state', () => {
    const jobs = [job({ id: '2', createdAt: '2026-01-02' }), job({})];
    expect(withJob(jobs, job({ done: 5 })).map((one) => [one.id, one.done])).toEqual([
      ['2', 0],
      ['1', 5],
    ]);
  });
});
