/** The running product as the bench calls it. */
export interface Product {
  readonly url: string;
  readonly pid: number;
  /** Header of a signed-in user. */
  readonly authorization: string;
}

export const signIn = async (url: string, username: string): Promise<string> => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'Demo@1234' }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return `Bearer ${data.token}`;
};

/** Calls with JSON; throws the server's message if it refuses. */
export const call = async <T>(product: Product, method: string, path: string, body?: unknown): Promise<T> => {
  const answer = await fetch(`${product.url}/api/${path}`, {
    method,
    headers: {
      authorization: product.authorization,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const envelope = (await answer.json()) as { success: boolean; data: T; message: string };
  if (!envelope.success) throw new Error(`${method} ${path}: ${answer.status} ${envelope.message}`);
  return envelope.data;
};

interface Job {
  readonly state: string;
  readonly error?: string;
}

/** Waits for a product job to finish; returns the milliseconds it took from now. */
export const finishJob = async (product: Product, jobId: string): Promise<number> => {
  const start = performance.now();
  for (;;) {
    const job = await call<Job>(product, 'GET', `setup/v1/jobs/${jobId}`);
    if (job.state === 'done') return performance.now() - start;
    if (job.state === 'failed' || job.state === 'cancelled')
      throw new Error(`The job ${job.state}: ${job.error ?? ''}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
