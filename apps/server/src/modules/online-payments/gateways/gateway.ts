import type { GatewayWord, Money } from '@school/domain';

/** A gateway as entered by the school, with its keys. */
export interface Gateway {
  readonly id: number;
  readonly provider: 'SANDBOX' | 'STRIPE' | 'PAYFAST' | 'CUSTOM';
  readonly isLive: boolean;
  readonly merchantId: string;
  readonly secretKey: string;
  readonly signingSecret: string;
  readonly custom?: CustomForm;
}

/** A custom gateway's names for things. */
export interface CustomForm {
  readonly targetUrl: string;
  readonly sent: readonly { readonly name: string; readonly holds: string; readonly value: string }[];
  readonly referenceName: string;
  readonly paidReferenceName: string;
  readonly amountName: string;
  readonly statusName: string;
  readonly successValue: string;
  readonly reasonName: string | undefined;
  readonly algorithm: 'SHA256' | 'SHA512';
  readonly signatureName: string;
}

/** A payment as sent to a gateway. */
export interface Order {
  readonly reference: string;
  readonly amount: Money;
  readonly currency: string;
  /** What is paid for, for the gateway's page. */
  readonly item: string;
  readonly payer: string;
  readonly sessionRef: string | null;
  /** Where the payer returns to, paid or not. */
  readonly resultUrl: string;
  /** Where the gateway sends its messages. */
  readonly callbackUrl: string;
  /** Seconds since 1970 after which the gateway's page closes. */
  readonly expires: number;
}

/** The gateway page on which a user pays. */
export interface PaymentPage {
  readonly open: string;
  readonly sessionRef: string | null;
}

/** A gateway message as received. */
export interface Callback {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
  readonly query: string;
  /** Seconds since 1970. */
  readonly now: number;
}

/** The content of a message, once its signature is verified. */
export interface ProvedWord {
  /** Identifies the message: a second one with the same value is a duplicate. */
  readonly eventId: string;
  /** Our payment number. */
  readonly reference: string;
  readonly word: GatewayWord;
}

/** Money paid. */
export interface PaidOrder {
  readonly reference: string;
  readonly paidRef: string;
  readonly amount: Money;
  readonly currency: string;
}

/**
 * Sends a request to a gateway; undefined when it does not respond. Only addresses that the adapter names are contacted.
 */
export type AskOutside = (request: OutsideRequest) => Promise<OutsideAnswer | undefined>;
export interface OutsideRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}
export interface OutsideAnswer {
  readonly status: number;
  readonly text: string;
  readonly location: string | null;
}

/** How one kind of gateway is contacted. Anything it throws counts as no response. */
export interface GatewayAdapter {
  /** Opens the page for a payment, the same one on repeated calls; undefined when the gateway does not. */
  readonly begin: (order: Order, gateway: Gateway, ask: AskOutside) => Promise<PaymentPage | undefined>;
  /** Reads a message; undefined if its signature is not the gateway's. */
  readonly read: (
    callback: Callback,
    gateway: Gateway,
    currency: string,
    ask: AskOutside,
  ) => Promise<ProvedWord | undefined>;
  /** Queries the outcome of a payment; undefined if it cannot be determined. */
  readonly inquire?: (
    order: Pick<Order, 'reference' | 'sessionRef' | 'currency'>,
    gateway: Gateway,
    ask: AskOutside,
  ) => Promise<GatewayWord | undefined>;
  /** Refunds everything, once however often it is called; false when the gateway does not. */
  readonly refund?: (order: PaidOrder, gateway: Gateway, ask: AskOutside) => Promise<boolean>;
}
