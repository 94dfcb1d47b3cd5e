import { CallError, DependentsError, messageOf, StaleError, statusMessage } from './call-error.ts';
import { createHttp, refusalOf, withQuery, type Fetcher } from './http.ts';

const answering =
  (status: number, body: unknown, seen: [string, RequestInit?][] = []): Fetcher =>
  async (path, init) => {
    seen.push([path, init]);
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  };
const failureOf = async (fetcher: Fetcher): Promise<CallError> => {
  try {
    await createHttp(fetcher)('/x');
  } catch (error) {
    return error as CallError;
  }
  throw new Error('The call succeeded.');
};

describe('calls', () => {
  it('write their query and leave out what is not given', () => {
    expect(withQuery('/x', { q: 'a b', range: [0, 9], none: undefined, empty: '' })).toBe(
      '/x?q=a+b&range=%5B0%2C9%5D',
    );
    expect(withQuery('/x')).toBe('/x');
  });

  it('know five methods and raise an error for every other one (B115)', async () => {
    const seen: [string, RequestInit?][] = [];
    const http = createHttp(answering(200, { success: true, data: 1 }, seen));
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) await http('/x', { method });
    expect(seen.map(([, init]) => init?.method)).toEqual(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
    for (const method of ['HEAD', 'OPTIONS', 'get', '']) {
      await expect(http('/x', { method })).rejects.toThrow(`no calls with ${method}`);
    }
    expect(seen).toHaveLength(5);
  });

  it('unwrap the envelope', async () => {
    const seen: [string, RequestInit?][] = [];
    const answer = await createHttp(answering(201, { success: true, data: { id: 1 }, message: 'ok' }, seen))(
      '/x',
      {
        method: 'POST',
        body: { a: 1 },
      },
    );
    expect([answer.data, answer.message]).toEqual([{ id: 1 }, 'ok']);
    expect(seen[0]?.[1]?.body).toBe('{"a":1}');
  });

  it('show the words of the server when it says no, whatever the status (B132, B134) (K056)', async () => {
    expect((await failureOf(answering(200, { success: false, message: 'Not today' }))).message).toBe(
      'Not today',
    );
    expect((await failureOf(answering(409, { success: false, message: 'Taken' }))).message).toBe('Taken');
  });

  it('have a text of their own when it says nothing (B138)', async () => {
    expect((await failureOf(answering(500, ''))).message).toBe('engine.error.client');
    expect((await failureOf(answering(502, '<html>'))).message).toBe('engine.error.client');
  });

  it('tell a broken connection apart (B133)', async () => {
    const broken = await failureOf(async () => {
      throw new TypeError('Failed to fetch');
    });
    expect([broken.status, broken.message]).toEqual([0, 'engine.error.server']);
  });

  it('let an abort through as it is', async () => {
    const abort = new DOMException('gone', 'AbortError');
    await expect(
      createHttp(async () => {
        throw abort;
      })('/x'),
    ).rejects.toBe(abort);
  });

  it('give typed refusals', async () => {
    const stale = await failureOf(
      answering(409, { success: false, data: { code: 'STALE', version: 4 }, message: 'm' }),
    );
    expect([stale instanceof StaleError, stale.data.version]).toEqual([true, 4]);
    const used = await failureOf(
      answering(409, {
        success: false,
        data: { code: 'HAS_DEPENDENTS', dependents: [{ entity: 'e', label: 'E', count: 2 }] },
      }),
    );
    expect(used instanceof DependentsError && used.dependents[0]?.count).toBe(2);
  });

  it('put the problems where forms look for them', async () => {
    const errors = [{ field: 'lines[2].amount', code: 'min', message: 'too small' }];
    const refused = await failureOf(answering(400, { success: false, data: { errors }, message: 'wrong' }));
    expect(refused.body).toMatchObject({ errors: { lines: { 2: { amount: 'too small' } } } });
  });
});

describe('texts of failures', () => {
  it('have their own for 404, 500 and 401', () => {
    expect([404, 500, 401, 418].map((status) => statusMessage(new CallError('', status)))).toEqual([
      'engine.error.notFound',
      'engine.error.internal',
      'engine.error.credentials',
      'engine.error.client',
    ]);
  });

  it('never show what a program throws', () => {
    expect(messageOf(new TypeError('x is undefined'))).toBe('engine.error.client');
  });
});

it('tells the days of a refusal as they are written everywhere else', () => {
  const text = 'No payslip has been generated yet for the pay after %{until}.';
  const until = '2026-10-31';
  const told = { text, params: { until }, message: text.replace('%{until}', until) };
  const refused = refusalOf(409, {
    message: told.message,
    data: {
      said: { text, params: { until } },
      sentences: [told],
      errors: [{ field: 'day', code: 'closed', ...told }],
    },
  });
  const said = 'No payslip has been generated yet for the pay after 31 October 2026.';
  expect(refused.message).toBe(said);
  expect(refused.problems.map(({ message }) => message)).toEqual([said]);
  expect(refused.data.sentences?.map(({ message }) => message)).toEqual([said]);
});
