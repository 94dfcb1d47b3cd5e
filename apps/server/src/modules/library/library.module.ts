import { Inject, Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { OfFeature } from '../../engine/calls/feature.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { DeskController } from './desk.controller.ts';
import { LibraryClock } from './library-clock.ts';
import { deskReadings } from './desk.operations.ts';
import { Operations } from '../../engine/operation/operations.ts';

/** Books, loans, reservations and fines. */
@OfFeature('library')
@Module({ controllers: [DeskController], providers: [WriteCalls, LibraryClock], exports: [LibraryClock] })
export class LibraryModule implements OnModuleInit {
  constructor(@Inject(Operations) private readonly operations: Operations) {}

  onModuleInit(): void {
    this.operations.bind(...deskReadings);
  }
}
