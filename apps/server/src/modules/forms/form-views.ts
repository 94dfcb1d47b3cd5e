import { responseRate } from '@school/domain';
import type { CallContext } from '../../engine/context.ts';
import type { RecordValues } from '../../engine/behaviour.ts';
import type { Records } from '../../engine/records.ts';
import type { Views } from '../../engine/view/views.ts';
import type { Connection } from '../../platform/database/database.ts';
import { askedCount, formQuestions, formsAnswered, formsToAnswer } from './form.store.ts';
import { countedAnswers } from './response.store.ts';
import { averageRating } from './results.ts';
import { isTooFew } from './results.operations.ts';
import { formRow } from './form.store.ts';

const figures = async (row: RecordValues, actor: number, connection: Connection): Promise<RecordValues> => {
  const id = Number(row['id']);
  const form = await formRow(connection, id);
  const asked = await askedCount(connection, id);
  const isSecret =
    !form ||
    isTooFew(form, form.responses) ||
    (form.resultsVisibleTo === 'CREATOR' && form.createdBy !== actor);
  const average = isSecret
    ? null
    : averageRating(
        await formQuestions(connection, id),
        await countedAnswers(connection, id, form.edition, form.isAnonymous),
      );
  const responses = form?.responses ?? 0;
  return {
    id,
    title: row['title'],
    responses,
    asked,
    rate: responseRate(responses, asked),
    average,
  };
};

/** Maximum number of feedback forms a search returns. */
const mostForms = 5000;

const feedbackPages = (records: Records, context: CallContext, connection: Connection) => ({
  page: async ({ offset, limit, search = '' }: { offset: number; limit: number; search?: string }) => {
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    const all = await records.list(context, 'form', {
      filter: { isFeedback: true },
      fields: ['id', 'title'],
      sort: [['id', 'DESC']],
      most: mostForms,
    });
    const found = all.filter(({ title }) =>
      words.every((word) => String(title).toLowerCase().includes(word)),
    );
    const rows: RecordValues[] = [];
    for (const row of found.slice(offset, offset + limit))
      rows.push(await figures(row, context.actor.id, connection));
    return { rows, total: found.length };
  },
});

/** Gives the form views the query for who is asked. */
export const bindFormViews = (views: Views, records: Records): void => {
  views.bind('formsToAnswer', async (_, { actor }, connection) =>
    (await formsToAnswer(connection, actor.id)).map((row) => ({ ...row })),
  );
  views.bind('formsAnswered', async (_, { actor }, connection) =>
    (await formsAnswered(connection, actor.id)).map((row) => ({ ...row })),
  );
  views.bind('feedbackFigures', async (_, context, connection) =>
    feedbackPages(records, context, connection),
  );
};
