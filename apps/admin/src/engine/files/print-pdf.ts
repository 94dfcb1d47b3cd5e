import type { Fetcher } from '../data/http.ts';
import { fetchPdf } from './fetch-pdf.ts';

const kept = 10 * 60_000;

/** Fetches a PDF and opens the browser's print dialog on it. @throws CallError as `fetchPdf` does */
export const printPdf = async (fetcher: Fetcher, path: string): Promise<void> => {
  const { blob } = await fetchPdf(fetcher, path, '');
  const url = URL.createObjectURL(blob);
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = url;
  frame.addEventListener('load', () => frame.contentWindow?.print());
  document.body.append(frame);
  // The dialog stays open as long as somebody looks at it.
  setTimeout(() => {
    frame.remove();
    URL.revokeObjectURL(url);
  }, kept);
};
