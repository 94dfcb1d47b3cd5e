import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Inject,
  Param,
  Patch,
  Post,
  Put,
  Query,
  Req,
} from '@nestjs/common';
import { NotFound } from '@school/kernel';
import type { FastifyRequest } from 'fastify';
import type { PassThrough } from 'node:stream';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { FailsWith } from '../../engine/envelope/fails-with.ts';
import { Described } from '../../engine/calls/described.ts';
import { requireAny } from '../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { IdPipe } from '../../platform/bodies/id.pipe.ts';
import { NoQueryPipe } from '../../platform/bodies/no-query.pipe.ts';
import { Database } from '../../platform/database/database.ts';
import type { Session } from '../../platform/sessions/session.ts';
import { CurrentSession } from '../../platform/sessions/current-session.ts';
import type { PollAnswer } from './poll-answer.ts';
import { changedPoll, newPoll, pollFormOf } from './poll-body.ts';
import type { PollForm } from './poll-body.ts';
import { resultsHidden } from './poll-refusal.ts';
import { PollStore } from './poll.store.ts';
import { PollStream } from './poll-stream.ts';
import { PollWrites } from './poll-writes.ts';
import { Voting, sentVoteOf, vote } from './voting.ts';

const voters = ['EMPLOYEE', 'STUDENT'] as const;
const makers = ['PollManagement'] as const;

/** An update has the body of a save, so the version that was read comes in `If-Match`. */
const withVersion = (form: PollForm, { headers }: FastifyRequest): PollForm => {
  const version = /^"?(\d{1,9})"?$/.exec(headers['if-match'] ?? '')?.[1];
  return version === undefined ? form : { ...form, values: { ...form.values, version: Number(version) } };
};

/** The poll endpoints that differ from the generic ones. */
@Controller('collab/v1/poll')
export class PollController {
  constructor(
    @Inject(PollStore) private readonly store: PollStore,
    @Inject(PollWrites) private readonly writes: PollWrites,
    @Inject(Voting) private readonly voting: Voting,
    @Inject(PollStream) private readonly streams: PollStream,
    @Inject(WriteCalls) private readonly calls: WriteCalls,
    @Inject(Database) private readonly database: Database,
  ) {}

  /** Signals when the figures have changed. */
  @Get('stream/:id')
  @Described('Tells as events when the figures of a poll have changed', { answers: 'file' })
  @Header('content-type', 'text/event-stream; charset=utf-8')
  @Header('cache-control', 'no-store')
  @Header('x-accel-buffering', 'no')
  async stream(
    @Param('id', IdPipe) id: number,
    @Query(NoQueryPipe) _: object,
    @Caller() caller: CallContext,
    @CurrentSession() session: Session,
  ): Promise<PassThrough> {
    const poll = await this.visible(caller, id);
    if (!poll.resultsVisible) throw resultsHidden(poll.showResults === 'AFTER_CLOSE');
    return this.streams.subscribe(session, id);
  }

  @Post(['save', ''])
  @Described('Makes a poll', { takes: newPoll })
  @HttpCode(201)
  @FailsWith('An error occurred while creating the poll')
  save(
    @Req() request: FastifyRequest,
    @Body() body: unknown,
    @Caller() caller: CallContext,
  ): Promise<Envelope<PollAnswer>> {
    requireAny(caller.actor, makers);
    const form = pollFormOf(body, caller.actor.id);
    const write = this.calls.run(
      { request, caller },
      (work) => this.writes.create(work, form),
      'Poll Created Successfully',
    );
    return write;
  }

  @Post('vote')
  @Described("Casts the caller's vote", { takes: vote })
  @HttpCode(200)
  @FailsWith('An error occurred while casting vote')
  vote(
    @Req() request: FastifyRequest,
    @Body() body: unknown,
    @Caller() caller: CallContext,
  ): Promise<Envelope<{ readonly id: number }>> {
    requireAny(caller.actor, voters);
    const sent = sentVoteOf(body, caller.actor.id);
    return this.calls.run(
      { request, caller },
      (work) => this.voting.vote(work, sent),
      'Vote Cast Successfully',
    );
  }

  @Patch([':id', 'update/:id'])
  @Described('Changes a poll; its version comes in the header If-Match or in the body', {
    takes: changedPoll,
  })
  @FailsWith('An error occurred while updating the poll')
  patch(
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
    @Body() body: unknown,
    @Caller() caller: CallContext,
  ): Promise<Envelope<PollAnswer>> {
    return this.change(id, request, body, caller);
  }

  @Put([':id', 'update/:id'])
  @Described('Changes a poll; its version comes in the header If-Match or in the body', {
    takes: changedPoll,
  })
  @FailsWith('An error occurred while updating the poll')
  update(
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
    @Body() body: unknown,
    @Caller() caller: CallContext,
  ): Promise<Envelope<PollAnswer>> {
    return this.change(id, request, body, caller);
  }

  private change(
    id: number,
    request: FastifyRequest,
    body: unknown,
    caller: CallContext,
  ): Promise<Envelope<PollAnswer>> {
    requireAny(caller.actor, makers);
    const form = withVersion(pollFormOf(body, caller.actor.id), request);
    return this.calls.run(
      { request, caller },
      (work) => this.writes.update(work, id, form),
      'Poll Updated Successfully',
    );
  }

  private async visible(caller: CallContext, id: number): Promise<PollAnswer> {
    requireAny(caller.actor, voters);
    const poll = await this.store.one(this.database.of(caller.institute), caller.actor, id);
    if (!poll) throw new NotFound();
    return poll;
  }
}
