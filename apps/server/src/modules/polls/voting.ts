import { Inject, Injectable } from '@nestjs/common';
import { NotFound, f } from '@school/kernel';
import { pollAnswerMax } from '@school/resources';
import type { Work } from '../../engine/behaviour.ts';
import { Engine } from '../../engine/engine.ts';
import { writeAudit } from '../../engine/audit/write-audit.ts';
import { bodyId, bodyObject } from '../../engine/own-calls/body-values.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { sendSignal } from '../../platform/signals/signals.ts';
import type { PollRow } from './poll-answer.ts';
import { alreadyVoted, notAsked, pollIsClosed } from './poll-refusal.ts';
import { PollStore } from './poll.store.ts';
import { changeVote, countVote, insertVote } from './vote.store.ts';
import type { Ballot } from './vote.store.ts';

/** Sent to every server when the figures of a poll have changed; `data.poll` is its id. */
export const pollChangedTopic = 'poll.changed';

/** A vote as sent. */
export interface SentVote {
  readonly poll: number;
  readonly answer: string;
}

/** The body of a vote. */
export const vote = {
  pollID: f.ref('poll', { required: true }),
  voterId: f.ref('user', { help: 'The own id, for clients that send it' }),
  answer: f.text({ required: true, max: pollAnswerMax }),
};

/** Reads the body of a vote. The voter is the signed-in user; a body that names someone else is refused. @throws Invalid */
export const sentVoteOf = (sent: unknown, user: number): SentVote => {
  const body = bodyObject(sent, '', vote);
  const { voterId, answer } = body;
  if (voterId !== undefined && voterId !== null && String(voterId) !== String(user))
    throw invalidField('voterId', 'notMe', 'You can only vote in your own name.');
  if (typeof answer !== 'string' || answer.trim() === '')
    throw invalidField('answer', 'required', 'Answer is required');
  const text = answer.trim().normalize('NFC');
  if (text.length > pollAnswerMax || text.includes('\0'))
    throw invalidField('answer', 'maxLength', 'At most %{max} characters.', { max: pollAnswerMax });
  return { poll: bodyId(body['pollID'], 'pollID'), answer: text };
};

/** Takes votes: one per voter and poll, however many are sent at the same time. */
@Injectable()
export class Voting {
  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(PollStore) private readonly store: PollStore,
  ) {}

  /**
   * The poll is locked against changes while the vote is taken, and voters do not wait for each other.
   * @throws NotFound for a poll that does not include the caller, Conflict, Invalid for an answer that is not offered
   */
  async vote(work: Work, { poll, answer }: SentVote): Promise<{ readonly id: number }> {
    const { transaction, context } = work;
    await transaction.query({
      name: 'poll_hold',
      text: 'select from poll where id = $1 for share',
      values: [poll],
    });
    const row = await this.store.row(transaction, context.actor, poll);
    if (!row) throw new NotFound();
    if (!row.isOpen) throw pollIsClosed();
    if (!row.isAsked) throw notAsked();
    const ballot = await this.ballotOf(work, row, answer);
    const vote = await this.write(work, row, ballot);
    const resource = this.engine.catalogue.resource('pollVote');
    writeAudit(work, {
      resource,
      id: vote,
      verb: row.hasVoted ? 'update' : 'create',
      version: null,
      changes: {},
    });
    const data = { poll };
    await sendSignal(transaction, { topic: pollChangedTopic, institute: transaction.institute, data });
    return { id: poll };
  }

  private async write({ transaction, context }: Work, row: PollRow, ballot: Ballot): Promise<number> {
    const kept = row.isAnonymous ? undefined : ballot;
    const added = await insertVote(transaction, row.id, context.actor.id, kept);
    if (added !== undefined) {
      if (row.isAnonymous) await countVote(transaction, row.id, ballot);
      return added;
    }
    const changed =
      kept && row.allowChange ? await changeVote(transaction, row.id, context.actor.id, kept) : undefined;
    if (changed === undefined) throw alreadyVoted();
    return changed;
  }

  /** One of the answers, or the typed words if the poll accepts them. */
  private async ballotOf({ transaction }: Work, row: PollRow, answer: string): Promise<Ballot> {
    const options = await transaction.query<{ id: string; text: string }>({
      name: 'poll_answers',
      text: 'select id, text from poll_option where poll_id = $1 order by position',
      values: [row.id],
    });
    const chosen = options.find(({ text }) => text.toLowerCase() === answer.toLowerCase());
    if (chosen) return { option: Number(chosen.id) };
    if (row.allowOtherAns) return { text: answer };
    throw invalidField('answer', 'notChoice', 'Choose one of the offered answers.');
  }
}
