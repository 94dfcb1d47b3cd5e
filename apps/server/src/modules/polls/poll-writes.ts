import { Inject, Injectable } from '@nestjs/common';
import { NotFound } from '@school/kernel';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { sendSignal } from '../../platform/signals/signals.ts';
import type { PollAnswer } from './poll-answer.ts';
import type { PollForm } from './poll-body.ts';
import { PollStore } from './poll.store.ts';
import { pollChangedTopic } from './voting.ts';

interface Kept {
  readonly id: number;
  readonly text: string;
}

/** Answers as lines: existing ones keep their row, so that their votes stay with them. */
const linesOf = (answers: readonly string[], kept: readonly Kept[]): readonly RecordValues[] => {
  const byText = new Map(kept.map((line) => [line.text.toLowerCase(), line]));
  return answers.map((text) => {
    const line = byText.get(text.toLowerCase());
    return line ? { id: line.id, text } : { text };
  });
};

/** Creates and updates polls from their form. */
@Injectable()
export class PollWrites {
  constructor(@Inject(PollStore) private readonly store: PollStore) {}

  async create(work: Work, { values, answers = [] }: PollForm): Promise<PollAnswer> {
    const options = linesOf(answers, []);
    const [saved] = await work.records.create(work, 'poll', [{ ...values, options }]);
    return this.answer(work, Number(saved?.['id']));
  }

  async update(work: Work, id: number, { values, answers }: PollForm): Promise<PollAnswer> {
    // Locked first: votes in progress are seen, later ones see the change.
    await work.transaction.query({ text: 'select from poll where id = $1 for update', values: [id] });
    const options = answers && linesOf(answers, await this.answersOf(work, id));
    await work.records.update(work, 'poll', id, { ...values, ...(options ? { options } : {}) });
    const { institute } = work.transaction;
    await sendSignal(work.transaction, { topic: pollChangedTopic, institute, data: { poll: id } });
    return this.answer(work, id);
  }

  private async answer({ transaction, context }: Work, id: number): Promise<PollAnswer> {
    const found = await this.store.one(transaction, context.actor, id);
    if (!found) throw new NotFound();
    return found;
  }

  private answersOf({ transaction }: Work, id: number): Promise<readonly Kept[]> {
    return transaction.query<Kept>({
      name: 'poll_kept_answers',
      text: 'select id::float8 as id, text from poll_option where poll_id = $1',
      values: [id],
    });
  }
}
