import type { StoredFile } from '@school/kernel';
import type { Http } from '../data/http.ts';

/** Sends a file and gives what the server keeps of it. */
export const uploadFile = async (http: Http, file: File): Promise<StoredFile> => {
  const body = new FormData();
  body.append('file', file);
  return (await http<StoredFile>('/setup/v1/files', { method: 'POST', body })).data;
};
