import { jest } from '@jest/globals';
import { printPdf } from './print-pdf.ts';

const paper = () => printPdf(async () => new Response('%PDF'), '/paper', 'receipt.pdf');

const withViewer = (isThere: boolean): void =>
  void Object.defineProperty(navigator, 'pdfViewerEnabled', { value: isThere, configurable: true });

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:paper', revokeObjectURL: () => undefined });
});
afterEach(() => document.querySelectorAll('iframe').forEach((frame) => frame.remove()));

it('opens the print dialog on a frame that is drawn, and not on a file', async () => {
  withViewer(true);
  expect(await paper()).toBe('dialog');
  const frame = document.querySelector('iframe');
  const print = jest.fn();
  Object.defineProperty(frame?.contentWindow, 'print', { value: print });
  frame?.dispatchEvent(new Event('load'));
  expect(print).toHaveBeenCalledTimes(1);
  expect(frame?.hidden).toBe(false);
  expect(frame?.style.display).toBe('');
});

it('saves the paper where the browser has no viewer to print from', async () => {
  withViewer(false);
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  expect(await paper()).toBe('file');
  expect(click).toHaveBeenCalledTimes(1);
  expect(document.querySelector('iframe')).toBeNull();
  click.mockRestore();
});
