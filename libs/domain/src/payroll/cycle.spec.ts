import { findCycle } from './cycle.ts';

const edges = [
  { from: 'A', to: 'B' },
  { from: 'B', to: 'C' },
  { from: 'C', to: 'B' },
  { from: 'C', to: 'C' },
];

describe('circles', () => {
  it('begins at the preferred category that lies on one', () => {
    expect(findCycle(edges, ['A', 'B'])?.params.path).toBe('B → C → B');
    expect(findCycle(edges, ['C'])?.params).toEqual({ path: 'C → C', codes: ['C', 'C'] });
  });

  it('is silent for a category that only leads to one', () => {
    expect(findCycle(edges, ['A'])).toBeUndefined();
    expect(findCycle([], ['A'])).toBeUndefined();
  });
});
