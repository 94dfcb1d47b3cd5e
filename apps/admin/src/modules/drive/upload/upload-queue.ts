import { UploadQueue, type QueuedUpload } from '../../../engine/files/upload-queue.ts';
import { sendFile, type UploadTarget } from './send-file.ts';

export type { UploadOutcome } from '../../../engine/files/upload-queue.ts';
export type UploadEntry = QueuedUpload<UploadTarget>;

export const uploadQueue = new UploadQueue<UploadTarget>(sendFile);
