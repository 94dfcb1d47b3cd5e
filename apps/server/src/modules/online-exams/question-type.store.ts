import type { QuestionType } from '@school/domain';
import { NotFound } from '@school/kernel';
import type { Connection } from '../../platform/database/database.ts';

/** Kind of a question. @throws NotFound */
export const typeOfQuestion = async (connection: Connection, question: number): Promise<QuestionType> => {
  const [row] = await connection.query<{ type: QuestionType }>({
    name: 'question_type',
    text: 'select type from question where id = $1',
    values: [question],
  });
  if (!row) throw new NotFound();
  return row.type;
};
