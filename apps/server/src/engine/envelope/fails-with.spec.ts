import { Refusal } from '@school/kernel';
import { failingWith } from './fails-with.ts';

describe('a call with a text for its faults', () => {
  const call = (fault: unknown) => failingWith('Failed to save.', () => Promise.reject(fault))();

  it('tells the text for a fault of the server and keeps its place for the log', async () => {
    const fault = new Error('relation "pupil" does not exist');
    await expect(call(fault)).rejects.toMatchObject({
      message: 'Failed to save.',
      status: 500,
      stack: fault.stack,
    });
  });

  it('leaves refusals as they are', async () => {
    const refusal = new Refusal(409, 'Somebody has changed it meanwhile.');
    await expect(call(refusal)).rejects.toBe(refusal);
  });

  it('passes on what the handler is given and gives', async () => {
    const sum = failingWith('Failed.', (a: number, b: number) => Promise.resolve(a + b));
    await expect(sum(2, 3)).resolves.toBe(5);
  });
});
