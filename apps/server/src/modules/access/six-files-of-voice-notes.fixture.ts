import type { StoredKind } from './file-room.fixture.ts';

/** Recordings, by whom they are intended for. */
export const voiceNoteFiles: Readonly<Record<string, readonly StoredKind[]>> = {
  'voiceNote.audio': [
    {
      readers: 'admin hr finance teacher',
      make: (room) =>
        room.taken('admin', 'recording.webm', (audio) =>
          room.demo
            .as('admin')
            .post('comm/v1/voiceNote/save', { title: 'Staff meeting', audio, everybody: ['EMPLOYEE'] }),
        ),
    },
  ],
};
