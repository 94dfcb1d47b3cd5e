import type { AnyResource } from '@school/kernel';
import { voiceNoteReceipt } from './voice-note-receipt.resource.ts';
import { voiceNote } from './voice-note.resource.ts';

export const voiceNoteResources: readonly AnyResource[] = [voiceNote, voiceNoteReceipt];
