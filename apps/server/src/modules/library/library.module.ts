import { Module } from '@nestjs/common';
import { OfFeature } from '../../engine/calls/feature.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { DeskController } from './desk.controller.ts';
import { LibraryClock } from './library-clock.ts';

/** Books, loans, reservations and fines. */
@OfFeature('library')
@Module({ controllers: [DeskController], providers: [WriteCalls, LibraryClock], exports: [LibraryClock] })
export class LibraryModule {}
