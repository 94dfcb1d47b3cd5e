import { refusalOf, type Fetcher } from '../data/http.ts';

/** The file name suggested by a response, UTF-8 form first. */
export const fileNameOf = (disposition: string | null): string | undefined => {
  const utf8 = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (utf8) return decodeURIComponent(utf8);
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1];
};

/** How long the address of saved bytes stays valid, in milliseconds (000 §7.9). */
export const addressMs = 1000;

/** Passes an address of the bytes to `use` and releases it shortly afterwards. */
export const withAddress = (blob: Blob, use: (address: string) => void): void => {
  const address = URL.createObjectURL(blob);
  use(address);
  setTimeout(() => URL.revokeObjectURL(address), addressMs);
};

/** Saves bytes as a file through the browser. */
export const saveBlob = (blob: Blob, name: string): void =>
  withAddress(blob, (href) => {
    Object.assign(document.createElement('a'), { href, download: name }).click();
  });

/** Fetches a file with the session's token and saves it. @throws CallError with the server's words */
export const downloadFile = async (fetcher: Fetcher, path: string, fallbackName: string): Promise<void> => {
  const response = await fetcher(path);
  if (!response.ok) throw refusalOf(response.status, (await response.json().catch(() => undefined)) as never);
  saveBlob(await response.blob(), fileNameOf(response.headers.get('Content-Disposition')) ?? fallbackName);
};
