import { Inject, Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { hearVoiceNote } from '@school/resources';
import { OfFeature } from '../../engine/calls/feature.ts';
import { handle } from '../../engine/operation/handle.ts';
import { Operations } from '../../engine/operation/operations.ts';
import { noteHearing } from './voice-note.store.ts';

/** Spoken messages. */
@OfFeature('voiceNotes')
@Module({})
export class VoiceNotesModule implements OnModuleInit {
  constructor(@Inject(Operations) private readonly operations: Operations) {}

  onModuleInit(): void {
    this.operations.bind(
      handle(hearVoiceNote, async ({ record, work }) => ({
        heard: await noteHearing(work.transaction, record.id, work.context.actor.id),
      })),
    );
  }
}
