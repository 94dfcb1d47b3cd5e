import type { QuestionType } from '@school/domain';
import { NotFound } from '@school/kernel';
import type { Connection } from '../../platform/database/database.ts';

/** Kind of a question. @throws NotFound */
export const typeOfQuestion = async (connection: Connection, question: number): Promise<QuestionType> => {
  const found = await connection.repository('question').findOneBy({ id: question });
  if (!found) throw new NotFound();
  return found.type;
};
