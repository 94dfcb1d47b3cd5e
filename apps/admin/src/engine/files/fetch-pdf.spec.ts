import { jest } from '@jest/globals';
import english from '../../i18n/en/engine.json' with { type: 'json' };
import { addressMs, withAddress } from './download.ts';
import { fetchPdf } from './fetch-pdf.ts';

const answer = (status: number, body = '%PDF', headers: Record<string, string> = {}) =>
  fetchPdf(async () => new Response(body, { status, headers }), '/x', 'x.pdf');

it.each([
  ['noData', 'No response data received'],
  ['empty', 'Empty PDF received'],
  ['failed', 'Failed to download PDF'],
  ['notFound', 'PDF not found'],
  ['denied', 'Access denied'],
  ['server', 'Server error while generating PDF'],
] as const)('engine.pdf.%s reads %s (M094, M095, M096, M097, M098, M099)', (key, words) => {
  expect(english[`engine.pdf.${key}`]).toBe(words);
});

it('says that nothing came where the bytes break off', async () => {
  const cut = new Response(
    new ReadableStream({
      start: (stream) => stream.error(new TypeError('cut')),
    }),
  );
  await expect(fetchPdf(async () => cut, '/x', 'x')).rejects.toThrow('engine.pdf.noData');
});

describe('fetching a PDF', () => {
  it.each([
    [404, 'engine.pdf.notFound'],
    [401, 'engine.pdf.denied'],
    [403, 'engine.pdf.denied'],
    [500, 'engine.pdf.server'],
  ])('says what %i means, whatever the server says (B143)', async (status, key) => {
    await expect(answer(status)).rejects.toThrow(key);
    await expect(answer(status, '{"message":"Other words"}')).rejects.toThrow(key);
  });

  it('gives the words of the server for every other status, else says that it failed (B143)', async () => {
    await expect(answer(409, '{"message":"The payslip is not approved."}')).rejects.toThrow(
      'The payslip is not approved.',
    );
    await expect(answer(418, 'no JSON')).rejects.toThrow('engine.pdf.failed');
  });

  it('refuses an empty one and survives a broken connection (B096) (K053)', async () => {
    await expect(answer(200, '')).rejects.toThrow('engine.pdf.empty');
    await expect(fetchPdf(() => Promise.reject(new TypeError('net')), '/x', 'x')).rejects.toThrow(
      'engine.pdf.failed',
    );
  });

  it('asks for a PDF and takes its bytes as they are (B130)', async () => {
    const bytes = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x00, 0xff, 0x80]);
    const asked: (string | null)[] = [];
    const { blob } = await fetchPdf(
      async (_, init) => {
        asked.push(new Headers(init?.headers).get('Accept'));
        return new Response(bytes);
      },
      '/x',
      'x.pdf',
    );
    expect(asked).toEqual(['application/pdf']);
    expect(new Uint8Array(await blob.arrayBuffer())).toEqual(bytes);
    expect(blob.type).toBe('application/pdf');
  });

  it('takes the name of the answer', async () => {
    const pdf = await answer(200, '%PDF', { 'Content-Disposition': 'attachment; filename="PS-1.pdf"' });
    expect(pdf.name).toBe('PS-1.pdf');
    expect((await answer(200)).name).toBe('x.pdf');
  });

  it('has an address that is released after a second (B131) (K012)', () => {
    jest.useFakeTimers();
    const release = jest.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
    withAddress(new Blob(['%PDF']), (address) => expect(address).toBe('blob:1'));
    jest.advanceTimersByTime(addressMs - 1);
    expect(release).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect([addressMs, ...release.mock.calls]).toEqual([1000, ['blob:1']]);
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
});
