import { Inject, Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { OfFeature } from '../../engine/calls/feature.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { PollController } from './poll.controller.ts';
import { PollStore } from './poll.store.ts';
import { PollStream } from './poll-stream.ts';
import { PollWrites } from './poll-writes.ts';
import { Voting } from './voting.ts';
import { pollReadings } from './poll.operations.ts';
import { Operations } from '../../engine/operation/operations.ts';

/** Questions that students and employees vote on. */
@OfFeature('polls')
@Module({ controllers: [PollController], providers: [PollStore, PollWrites, PollStream, Voting, WriteCalls] })
export class PollsModule implements OnModuleInit {
  constructor(
    @Inject(Operations) private readonly operations: Operations,
    @Inject(PollStore) private readonly store: PollStore,
  ) {}

  onModuleInit(): void {
    this.operations.bind(...pollReadings(this.store));
  }
}
