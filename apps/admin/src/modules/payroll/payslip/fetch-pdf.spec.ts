import { fetchPdf } from './fetch-pdf.ts';

const answer = (status: number, body = '%PDF', headers: Record<string, string> = {}) =>
  fetchPdf(async () => new Response(body, { status, headers }), '/x', 'x.pdf');

describe('fetching a PDF', () => {
  it.each([
    [404, 'engine.pdf.notFound'],
    [401, 'engine.pdf.denied'],
    [403, 'engine.pdf.denied'],
    [500, 'engine.pdf.server'],
    [418, 'engine.pdf.failed'],
  ])('says what %i means', async (status, key) => {
    await expect(answer(status)).rejects.toThrow(key);
  });

  it('refuses an empty one and survives a broken connection', async () => {
    await expect(answer(200, '')).rejects.toThrow('engine.pdf.empty');
    await expect(fetchPdf(() => Promise.reject(new TypeError('net')), '/x', 'x')).rejects.toThrow(
      'engine.pdf.failed',
    );
  });

  it('takes the name of the answer', async () => {
    const pdf = await answer(200, '%PDF', { 'Content-Disposition': 'attachment; filename="PS-1.pdf"' });
    expect(pdf.name).toBe('PS-1.pdf');
    expect((await answer(200)).name).toBe('x.pdf');
  });
});
