import { NotFound } from '@school/kernel';
import { groupFacts } from './exam.store.ts';
import { revaluationsIn } from './moderation/revaluation.store.ts';
import { papersOf } from './report-cards.ts';
import type { Papers } from './report-cards.ts';
import { subjectsOfResult } from '@school/resources';
import { handle } from '../../engine/operation/handle.ts';

type AskedPaper = Papers[number] & {
  /** The last revaluation requested; null if there was none. */
  readonly revaluation: { readonly id: number; readonly status: string } | null;
};

declare module '@school/kernel' {
  interface KnownAnswers {
    subjectsOfResult: readonly AskedPaper[];
  }
}

/** What a result is based on. */
export const resultReadings = [
  handle(subjectsOfResult, async ({ input: { id }, context, connection, reader }) => {
    const result = await reader.read(context, 'examResult', id);
    if (!result) throw new NotFound();
    const group = await groupFacts(connection, Number(result['examGroup']));
    if (!group) throw new NotFound();
    const papers = await papersOf(connection, group);
    const student = Number(result['student']);
    const asked = await revaluationsIn(connection, group.id, student);
    return papers(student).map((paper) => ({ ...paper, revaluation: asked.get(paper.id) ?? null }));
  }),
];
