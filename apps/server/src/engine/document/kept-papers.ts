import type { Design, KeptPaper } from './documents.ts';

/** Documents that can be written on one page. */
export interface Run {
  readonly design: Design;
  readonly papers: readonly KeptPaper[];
}

const isAlike = (a: Design, b: Design): boolean =>
  a.paper === b.paper && a.body === b.body && a.back === b.back && a.style === b.style;

/** Consecutive documents with the same design, up to a maximum each; the order is kept. */
export const runsAlike = (papers: readonly KeptPaper[], most: number): readonly Run[] => {
  const runs: { readonly design: Design; readonly papers: KeptPaper[] }[] = [];
  for (const paper of papers) {
    const last = runs.at(-1);
    if (last && last.papers.length < most && isAlike(last.design, paper.design)) last.papers.push(paper);
    else runs.push({ design: paper.design, papers: [paper] });
  }
  return runs;
};
