import { assetFiles } from './six-files-of-assets.fixture.ts';
import { galleryFiles } from './six-files-of-galleries.fixture.ts';
import { voiceNoteFiles } from './six-files-of-voice-notes.fixture.ts';

/** Files in fields of modules that declare them in a fixture of their own, by `<resource>.<field>`. */
export const filesOfModules = { ...assetFiles, ...galleryFiles, ...voiceNoteFiles };
