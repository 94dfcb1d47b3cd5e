import { performance } from 'node:perf_hooks';
import { Agent, request as httpRequest } from 'node:http';

/** The result of one load run. */
export interface Load {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly failures: number;
}

export interface Call {
  readonly url: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

const send = ({ url, method = 'GET', headers = {}, body }: Call): Promise<number> =>
  new Promise((resolve, reject) => {
    const sending = httpRequest(url, { method, headers, agent }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    sending.on('error', reject);
    sending.end(body);
  });

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** Sends calls over `connections` connections for `seconds`, or until there were `most`; `next` returns call number n. */
export const load = async (
  next: (n: number) => Call,
  seconds: number,
  connections = 10,
  most = Infinity,
): Promise<Load> => {
  const times: number[] = [];
  let failures = 0;
  let n = 0;
  const begin = performance.now();
  const end = begin + seconds * 1000;
  const worker = async () => {
    while (performance.now() < end && n < most) {
      n += 1;
      const start = performance.now();
      const status = await send(next(n));
      times.push(performance.now() - start);
      if (status >= 400) failures += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const took = Math.min(seconds, (performance.now() - begin) / 1000);
  return { perSecond: times.length / took, p50: median(times), failures };
};

/**
 * Calls after which everyone's compilers have warmed up, and the most seconds they may take. The server's CPU time for a
 * list, for each 2,000 calls since its start, in us: 1000, 400, 310, 260, 255, 250 (two cores, Node 20).
 */
const warmCalls = 10_000;
const warmSeconds = 15;

/** Runs the contenders in turn, for several rounds, and returns the median run of each: noise affects all alike. */
export const interleaved = async (
  contenders: Readonly<Record<string, (n: number) => Call>>,
  {
    rounds = 3,
    seconds = 3,
    connections = 10,
  }: { readonly rounds?: number; readonly seconds?: number; readonly connections?: number } = {},
): Promise<Readonly<Record<string, Load>>> => {
  const runs: Record<string, Load[]> = {};
  // What is measured is a server in use, not its first seconds.
  for (const next of Object.values(contenders)) await load(next, warmSeconds, connections, warmCalls);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, next] of Object.entries(contenders))
      (runs[name] ??= []).push(await load(next, seconds, connections));
  }
  return Object.fromEntries(
    Object.entries(runs).map(([name, list]) => [
      name,
      {
        perSecond: median(list.map((run) => run.perSecond)),
        p50: median(list.map((run) => run.p50)),
        failures: list.reduce((sum, run) => sum + run.failures, 0),
      },
    ]),
  );
};
