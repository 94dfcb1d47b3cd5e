import * as fc from 'fast-check';
import type { DependencyNode } from './dependencies.ts';
import { dependencyEdges, evaluationOrder } from './dependencies.ts';

const node = (code: string, reads: string[], extras: Partial<DependencyNode> = {}): DependencyNode => ({
  code,
  type: 'EARNING',
  displayOrder: 1,
  reads,
  ...extras,
});
const orderOf = (nodes: DependencyNode[]): unknown => {
  const order = evaluationOrder(nodes);
  return order.ok ? order.value : order.error;
};

describe('order of calculation', () => {
  it('puts what is read first, whatever the display order', () => {
    const nodes = [
      node('HRA', ['BASIC'], { displayOrder: 1 }),
      node('BASIC', ['PF'], { displayOrder: 2 }),
      node('PF', ['GROSS'], { displayOrder: 3, type: 'DEDUCTION' }),
    ];
    expect(orderOf(nodes)).toEqual(['PF', 'BASIC', 'HRA']);
  });

  it('decides ties by display order and then by code', () => {
    const nodes = [node('B', []), node('C', [], { displayOrder: 0 }), node('A', [])];
    expect(orderOf(nodes)).toEqual(['C', 'A', 'B']);
  });

  it('reads EARNINGS as every earning and drops variables', () => {
    const nodes = [node('A', ['GROSS']), node('B', []), node('D', ['EARNINGS', 'A'], { type: 'DEDUCTION' })];
    expect(dependencyEdges(nodes)).toEqual([
      { from: 'D', to: 'A' },
      { from: 'D', to: 'B' },
    ]);
  });

  it('names a circle', () => {
    expect(orderOf([node('BASIC', ['GROSS', 'HRA'], { displayOrder: 2 }), node('HRA', ['BASIC'])])).toEqual({
      code: 'CATEGORY_CYCLE',
      params: { path: 'HRA → BASIC → HRA', codes: ['HRA', 'BASIC', 'HRA'] },
    });
  });

  it('finds the circle of an earning that reads a deduction of all earnings', () => {
    const nodes = [node('BONUS', ['TAX']), node('TAX', ['EARNINGS'], { type: 'DEDUCTION' })];
    expect(orderOf(nodes)).toMatchObject({ params: { path: 'BONUS → TAX → BONUS' } });
  });

  it('orders every graph without circles and names one in every other', () => {
    const codes = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
    const graph = fc.tuple(
      ...codes.map((code) =>
        fc.record({
          reads: fc.subarray(codes, { maxLength: 3 }),
          displayOrder: fc.integer({ min: 0, max: 3 }),
          code: fc.constant(code),
          type: fc.constant('EARNING' as const),
        }),
      ),
    );
    fc.assert(
      fc.property(graph, (nodes) => {
        const reads = new Map(nodes.map((item) => [item.code, item.reads]));
        const order = evaluationOrder(nodes);
        if (order.ok) {
          expect([...order.value].sort()).toEqual(codes);
          for (const [code, list] of reads) {
            for (const read of list)
              expect(order.value.indexOf(read)).toBeLessThan(order.value.indexOf(code));
          }
          return;
        }
        const cycle = order.error.params.codes;
        expect(cycle.length).toBeGreaterThan(1);
        expect(cycle.at(-1)).toBe(cycle[0]);
        expect(order.error.params.path).toBe(cycle.join(' → '));
        cycle.slice(1).forEach((code, index) => expect(reads.get(cycle[index] ?? '')).toContain(code));
      }),
      { numRuns: 500 },
    );
  });
});
