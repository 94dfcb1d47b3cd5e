import { refusalOf, type Fetcher } from '../data/http.ts';

/** The file name that an answer suggests, UTF-8 form first. */
export const fileNameOf = (disposition: string | null): string | undefined => {
  const utf8 = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (utf8) return decodeURIComponent(utf8);
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1];
};

/** Hands bytes to the browser as a file. */
export const saveBlob = (blob: Blob, name: string): void => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

/** Fetches a file with the session's token and saves it. @throws CallError with the server's words */
export const downloadFile = async (fetcher: Fetcher, path: string, fallbackName: string): Promise<void> => {
  const response = await fetcher(path);
  if (!response.ok) throw refusalOf(response.status, (await response.json().catch(() => undefined)) as never);
  saveBlob(await response.blob(), fileNameOf(response.headers.get('Content-Disposition')) ?? fallbackName);
};
