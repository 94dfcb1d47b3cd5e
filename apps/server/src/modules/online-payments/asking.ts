import type { GatewayWord } from '@school/domain';
import type { CallContext } from '../../engine/context.ts';
import type { Records } from '../../engine/records.ts';
import { institutionOf } from '../../platform/clock/institution.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Attempt } from './attempt.store.ts';
import { gatewayOf } from './gateway.store.ts';
import { adapters } from './gateways/adapters.ts';
import { askOutside } from './gateways/ask-outside.ts';
import type { Order, PaymentPage } from './gateways/gateway.ts';

/** Where a request comes from, outside of a transaction. */
export interface Asker {
  readonly connection: Connection;
  readonly records: Records;
  readonly context: CallContext;
}

const orderOf = async (
  attempt: Attempt,
  callbackPath: string,
  { connection, records, context }: Asker,
): Promise<Order> => {
  const student = await records.read(context, 'student', attempt.student, { system: true });
  const { name, currency } = await institutionOf(connection);
  return {
    reference: attempt.reference,
    amount: attempt.amount,
    currency,
    item: name,
    payer: String(student?.['fullName'] ?? student?.['firstName'] ?? ''),
    sessionRef: attempt.sessionRef,
    resultUrl: attempt.returnUrl,
    callbackUrl: new URL(callbackPath, attempt.returnUrl).href,
    expires: Math.floor(attempt.expires),
  };
};

/** The page on which a payment is made; undefined when the gateway does not respond. */
export const pageFor = async (attempt: Attempt, asker: Asker): Promise<PaymentPage | undefined> => {
  const gateway = await gatewayOf(asker.records, asker.context, attempt.gateway);
  if (!gateway) return undefined;
  const order = await orderOf(attempt, gateway.callbackPath, asker);
  return adapters[gateway.provider].begin(order, gateway, askOutside);
};

/** What the gateway reports about a payment when queried; undefined when it does not tell. */
export const wordFor = async (attempt: Attempt, asker: Asker): Promise<GatewayWord | undefined> => {
  const gateway = await gatewayOf(asker.records, asker.context, attempt.gateway);
  const { currency } = await institutionOf(asker.connection);
  if (!gateway) return undefined;
  return adapters[gateway.provider].inquire?.({ ...attempt, currency }, gateway, askOutside);
};

/** Asks the gateway to refund everything; undefined if it cannot be asked to. */
export const refundAt = async (attempt: Attempt, asker: Asker): Promise<boolean | undefined> => {
  const gateway = await gatewayOf(asker.records, asker.context, attempt.gateway);
  const refund = gateway && adapters[gateway.provider].refund;
  if (!gateway || !refund || attempt.paidRef === null) return undefined;
  const { currency } = await institutionOf(asker.connection);
  const { reference, paidRef, paidAmount, amount } = attempt;
  return refund({ reference, paidRef, amount: paidAmount ?? amount, currency }, gateway, askOutside);
};

/** Identifies a queried response, so that it is processed once like a message that arrived unprompted. */
export const askedEvent = (word: GatewayWord): string =>
  word.says === 'PAID' ? `asked:${word.paidRef}` : `asked:${Date.now()}`;
