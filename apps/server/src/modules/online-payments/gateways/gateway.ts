import type { GatewayWord, Money } from '@school/domain';

/** A gateway as the school has entered it, with its keys. */
export interface Gateway {
  readonly id: number;
  readonly provider: 'SANDBOX' | 'STRIPE' | 'PAYFAST' | 'CUSTOM';
  readonly isLive: boolean;
  readonly merchantId: string;
  readonly secretKey: string;
  readonly signingSecret: string;
  readonly custom?: CustomForm;
}

/** What a custom gateway calls things. */
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

/** A payment as a gateway is told of it. */
export interface Order {
  readonly reference: string;
  readonly amount: Money;
  readonly currency: string;
  /** What is paid, for the page of the gateway. */
  readonly item: string;
  readonly payer: string;
  readonly sessionRef: string | null;
  /** Where whoever pays comes back to, paid or not. */
  readonly resultUrl: string;
  /** Where the gateway sends its messages. */
  readonly callbackUrl: string;
  /** Seconds since 1970 after which the page of the gateway closes. */
  readonly expires: number;
}

/** The page of the gateway on which somebody pays. */
export interface PaymentPage {
  readonly open: string;
  readonly sessionRef: string | null;
}

/** A message of a gateway as it came in. */
export interface Callback {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
  readonly query: string;
  /** Seconds since 1970. */
  readonly now: number;
}

/** What a message says, once its signature is proved. */
export interface ProvedWord {
  /** Names the message: a second one under it is the same. */
  readonly eventId: string;
  /** Our number of the payment. */
  readonly reference: string;
  readonly word: GatewayWord;
}

/** Money that was paid. */
export interface PaidOrder {
  readonly reference: string;
  readonly paidRef: string;
  readonly amount: Money;
  readonly currency: string;
}

/** Asks a gateway; undefined when it is silent. Only addresses that the adapter names are asked. */
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

/** How one kind of gateway is spoken to. Whatever it throws is no answer. */
export interface GatewayAdapter {
  /** Opens the page for a payment, the same one when it is asked again; undefined when the gateway does not do it. */
  readonly begin: (order: Order, gateway: Gateway, ask: AskOutside) => Promise<PaymentPage | undefined>;
  /** Reads a message; undefined when its signature is not that of the gateway. */
  readonly read: (
    callback: Callback,
    gateway: Gateway,
    currency: string,
    ask: AskOutside,
  ) => Promise<ProvedWord | undefined>;
  /** Asks what became of a payment; undefined when nobody can tell. */
  readonly inquire?: (
    order: Pick<Order, 'reference' | 'sessionRef' | 'currency'>,
    gateway: Gateway,
    ask: AskOutside,
  ) => Promise<GatewayWord | undefined>;
  /** Pays everything back, once however often it is asked; false when the gateway does not do it. */
  readonly refund?: (order: PaidOrder, gateway: Gateway, ask: AskOutside) => Promise<boolean>;
}
