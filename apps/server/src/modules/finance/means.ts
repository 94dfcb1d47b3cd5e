import { invalidField } from '../../engine/envelope/refusals.ts';
import { bodyText, type BodyObject } from '../../engine/own-calls/body-values.ts';

const modes = ['CASH', 'CHEQUE', 'DD', 'BANK_TRANSFER', 'ONLINE', 'CARD', 'OTHERS'] as const;
/** Also money paid in advance, where someone says that it may be used. */
type Mode = (typeof modes)[number] | 'WALLET';

/** How money was paid. */
export interface Means {
  readonly mode: Mode;
  readonly referenceNo: string | null;
  readonly bankName: string | null;
}

const isMode = (value: unknown, takesAdvance: boolean): value is Mode =>
  modes.some((mode) => mode === value) || (takesAdvance && value === 'WALLET');

/**
 * How money was paid, from a request body.
 * @throws Invalid for an unknown mode, a cheque without number or bank, an online payment without number
 */
export const meansFrom = (body: BodyObject, takesAdvance = false): Means => {
  const mode = body['paymentMode'] ?? 'CASH';
  if (!isMode(mode, takesAdvance))
    throw invalidField('paymentMode', 'notOption', 'This is not a means of payment.');
  const referenceNo = bodyText(body['referenceNo'], 'referenceNo', 40) ?? null;
  const bankName = bodyText(body['bankName'], 'bankName', 80) ?? null;
  const isOnPaper = mode === 'CHEQUE' || mode === 'DD';
  if ((isOnPaper || mode === 'ONLINE') && referenceNo === null) {
    throw invalidField('referenceNo', 'required', 'The number is required.');
  }
  if (isOnPaper && bankName === null) throw invalidField('bankName', 'required', 'The bank is required.');
  return { mode, referenceNo, bankName };
};
