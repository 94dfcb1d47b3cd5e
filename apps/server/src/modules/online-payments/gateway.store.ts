import type { CallContext } from '../../engine/context.ts';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import type { Records } from '../../engine/records.ts';
import type { CustomForm, Gateway } from './gateways/gateway.ts';

type From = Work | CallContext;
const system = { system: true } as const;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const providers = ['SANDBOX', 'STRIPE', 'PAYFAST', 'CUSTOM'] as const;
const providerOf = (value: unknown): Gateway['provider'] =>
  providers.find((one) => one === value) ?? 'SANDBOX';

const formOf = (row: RecordValues): CustomForm => ({
  targetUrl: textOf(row['targetUrl']),
  sent: (Array.isArray(row['sent']) ? (row['sent'] as readonly RecordValues[]) : []).map((field) => ({
    name: textOf(field['name']),
    holds: textOf(field['holds']),
    value: textOf(field['value']),
  })),
  referenceName: textOf(row['referenceName']),
  paidReferenceName: textOf(row['paidReferenceName']),
  amountName: textOf(row['amountName']),
  statusName: textOf(row['statusName']),
  successValue: textOf(row['successValue']),
  reasonName: textOf(row['reasonName']) || undefined,
  algorithm: row['algorithm'] === 'SHA512' ? 'SHA512' : 'SHA256',
  signatureName: textOf(row['signatureName']),
});

/** A gateway with the address for its messages and all its keys, for internal use. */
export interface StoredGateway extends Gateway {
  readonly name: string;
  readonly callbackPath: string;
}

/** Reads a gateway; undefined if it does not exist. */
export const gatewayOf = async (
  records: Records,
  from: From,
  id: number,
): Promise<StoredGateway | undefined> => {
  const row = await records.read(from, 'paymentGateway', id, system);
  if (!row) return undefined;
  const key = async (resource: string, of: number, field: string): Promise<string> =>
    (await records.secret(from, resource, of, field)) ?? '';
  const known = {
    id,
    name: textOf(row['name']),
    callbackPath: textOf(row['callbackPath']),
    provider: providerOf(row['provider']),
    isLive: row['mode'] === 'LIVE',
    merchantId: textOf(row['merchantId']),
    secretKey: await key('paymentGateway', id, 'secretKey'),
  };
  const custom = Number(row['custom'] ?? 0);
  if (known.provider !== 'CUSTOM' || custom === 0)
    return { ...known, signingSecret: await key('paymentGateway', id, 'signingSecret') };
  const form = await records.read(from, 'customGateway', custom, system);
  const signingSecret = await key('customGateway', custom, 'secret');
  return { ...known, signingSecret, ...(form ? { custom: formOf(form) } : {}) };
};
