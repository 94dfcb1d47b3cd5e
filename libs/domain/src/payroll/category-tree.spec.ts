import { categoryReads } from './category-reads.ts';
import type { CategoryTreeNode } from './category-tree.ts';
import { categoryTree } from './category-tree.ts';
import { dependencyEdges } from './dependencies.ts';
import { salaryCategories } from './example-group.fixture.ts';

const edges = dependencyEdges(
  salaryCategories.map((category) => ({ ...category, reads: categoryReads(category) })),
);
const text = (nodes: readonly CategoryTreeNode[]): string =>
  nodes
    .map(({ code, again, children }) => code + (again ? '…' : children.length ? `(${text(children)})` : ''))
    .join(' ');

describe('the tree of a category', () => {
  it('holds what it reads, each spread out once', () => {
    expect(text(categoryTree('SPL', edges, 'reads'))).toBe('BASIC HRA(BASIC) DA(BASIC) CONV');
    expect(text(categoryTree('CONV', edges, 'reads'))).toBe('');
  });

  it('holds what reads it', () => {
    expect(text(categoryTree('BASIC', edges, 'readBy'))).toBe('HRA(SPL) DA(SPL) SPL PF');
  });

  it('says of what was spread out before that it stands above', () => {
    const chain = [
      { from: 'A', to: 'B' },
      { from: 'A', to: 'C' },
      { from: 'C', to: 'B' },
      { from: 'B', to: 'D' },
    ];
    expect(text(categoryTree('A', chain, 'reads'))).toBe('B(D) C(B…)');
  });
});
