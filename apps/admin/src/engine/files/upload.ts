import type { StoredFile } from '@school/kernel';
import type { Http } from '../data/http.ts';

/** Uploads a file and returns what the server stores for it. */
export const uploadFile = async (http: Http, file: File): Promise<StoredFile> => {
  const body = new FormData();
  body.append('file', file);
  return (await http<StoredFile>('/setup/v1/files', { method: 'POST', body })).data;
};
