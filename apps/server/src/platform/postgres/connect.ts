import { Client } from 'pg';
import { errorCode, errorMessage } from '../errors/describe-error.ts';

const connectMilliseconds = 5000;

/** Conditions that resolve themselves: the server is starting or stopping, or not listening yet (ENOENT: its socket). */
const passing = ['57P01', '57P02', '57P03', 'ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'];

/** Whether a connection error may be gone at the next attempt. */
export const isPassing = (error: unknown): boolean =>
  passing.includes(errorCode(error)) || errorMessage(error).startsWith('Connection terminated');

/** Opens one connection; its later loss is reported to `onLost` and never ends the process by itself. */
export const connect = async (url: string, onLost: () => void = () => undefined): Promise<Client> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectMilliseconds });
  client.on('error', onLost);
  await client.connect();
  return client;
};

/** Attempts a connection; false when the server is not ready yet. Any other rejection is an error. */
export const canConnect = async (url: string): Promise<boolean> => {
  try {
    const client = await connect(url);
    await client.end();
    return true;
  } catch (error) {
    if (isPassing(error)) return false;
    throw error;
  }
};
