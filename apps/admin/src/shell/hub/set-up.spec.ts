import { inOrderOf, markOf, nextStep } from './set-up.ts';

const step = (url: string, done: boolean, optional = false) => ({ url, done, optional });

describe('a set-up page', () => {
  const links = ['/a', '/b', '/c', '/d', '/e'].map((url) => ({ url }));
  const steps = inOrderOf(
    [step('/d', false), step('/c', false), step('/b', false, true), step('/a', true)],
    links,
  );

  it('marks what is done, what comes next, what follows and what may be left out', () => {
    expect(links.map(({ url }) => markOf(steps, url))).toEqual([
      'done',
      'optional',
      'next',
      'open',
      undefined,
    ]);
    expect(nextStep(steps)?.url).toBe('/c');
  });

  it('has nothing next once all that is needed is done', () => {
    expect(nextStep([step('/a', true), step('/b', false, true)])).toBeUndefined();
  });
});
