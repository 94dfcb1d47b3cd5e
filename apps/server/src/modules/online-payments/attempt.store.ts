import type { AttemptStatus } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';

/** A payment as stored. */
export interface Attempt {
  readonly id: number;
  readonly reference: string;
  readonly student: number;
  readonly amount: string;
  readonly gateway: number;
  readonly status: AttemptStatus;
  readonly sessionRef: string | null;
  /** The page of this payment in the product, prefixed with the product's address. */
  readonly returnUrl: string;
  readonly paidRef: string | null;
  readonly paidAmount: string | null;
  readonly reason: string | null;
  /** Seconds since 1970. */
  readonly expires: number;
  readonly items: readonly { readonly bill: number; readonly amount: string }[];
  readonly receipts: readonly number[];
}

const attempt = `a.id::float8 as id, a.reference, a.student_id::float8 as student, a.amount::text as amount,
  a.gateway_id::float8 as gateway, a.status, a.session_ref as "sessionRef", a.return_url as "returnUrl",
  a.paid_ref as "paidRef",
  a.paid_amount::text as "paidAmount", a.reason, extract(epoch from a.expires_at)::float8 as expires,
  (select coalesce(json_agg(json_build_object('bill', i.bill_id, 'amount', i.amount::text) order by i.position), '[]')
    from payment_attempt_item i where i.payment_attempt_id = a.id) as items,
  (select coalesce(json_agg(r.target_id order by r.position), '[]') from payment_attempt_receipts r
    where r.owner_id = a.id) as receipts`;

export const attemptOf = async (connection: Connection, reference: string): Promise<Attempt | undefined> => {
  const [row] = await connection.query<Attempt>({
    name: 'payment_attempt_of',
    text: `select ${attempt} from payment_attempt a where lower(btrim(a.reference)) = lower($1)`,
    values: [reference],
  });
  return row;
};

/** Locks a payment until the transaction ends: gateway reports about it are handled one after the other. */
export const holdAttempt = async (
  connection: Connection,
  reference: string,
): Promise<Attempt | undefined> => {
  await connection.query({
    name: 'payment_attempt_hold',
    text: 'select id from payment_attempt where lower(btrim(reference)) = lower($1) for update',
    values: [reference],
  });
  return attemptOf(connection, reference);
};

/** The payment that a student's family has begun and can resume; undefined if there is none. */
export const openAttempt = async (connection: Connection, student: number): Promise<Attempt | undefined> => {
  const [row] = await connection.query<Attempt>({
    name: 'payment_attempt_open',
    text: `select ${attempt} from payment_attempt a where a.student_id = $1 and a.status in ('BEGUN', 'OPEN')
      and a.expires_at > now() order by a.id desc limit 1`,
    values: [student],
  });
  return row;
};

/** Whether a gateway message has been processed before. */
export const isTaken = async (connection: Connection, gateway: number, eventId: string): Promise<boolean> => {
  const rows = await connection.query({
    name: 'payment_event_taken',
    text: 'select 1 from payment_event where gateway_id = $1 and lower(btrim(event_id)) = lower(btrim($2))',
    values: [gateway, eventId],
  });
  return rows.length > 0;
};

/** Unfinished payments whose gateway is due to be queried again: every five minutes until they are given up. */
export const attemptsToAsk = (
  connection: Connection,
  round: string,
): Promise<{ readonly reference: string; readonly isOver: boolean }[]> =>
  connection.query({
    name: 'payment_attempts_to_ask',
    text: `select reference, expires_at < now() as "isOver" from payment_attempt
      where status in ('BEGUN', 'OPEN') and begun_at < now() - interval '2 minutes'
        and (asked_at is null or asked_at < now() - interval '5 minutes' or expires_at < now())
      order by asked_at nulls first, id ${round}`,
  });

/** Payments that the gateway is to refund. */
export const attemptsToRefund = (
  connection: Connection,
  round: string,
): Promise<{ readonly reference: string }[]> =>
  connection.query({
    name: 'payment_attempts_to_refund',
    text: `select reference from payment_attempt where status = 'REFUNDING'
        and (asked_at is null or asked_at < now() - interval '5 minutes' or asked_at < finished_at)
      order by asked_at nulls first, id ${round}`,
  });

export const noteAsked = async (connection: Connection, reference: string): Promise<void> => {
  await connection.query({
    name: 'payment_attempt_asked',
    text: 'update payment_attempt set asked_at = now() where lower(btrim(reference)) = lower($1)',
    values: [reference],
  });
};

/** The settings; a school that never saved them takes no payments. */
export interface OnlineRules {
  readonly enabled: boolean;
  readonly gateway: number | null;
  readonly kinds: readonly string[];
  readonly partial: boolean;
  readonly minutes: number;
  readonly note: string | null;
}

export const onlineRules = async (connection: Connection): Promise<OnlineRules> => {
  const [row] = await connection.query<OnlineRules>({
    name: 'online_payment_rules',
    text: `select s.enabled and coalesce(g.is_active, false) as enabled, s.gateway_id::float8 as gateway, s.kinds,
        s.partial, s.minutes, s.note
      from online_payment_setting s left join payment_gateway g on g.id = s.gateway_id order by s.id limit 1`,
  });
  return row ?? { enabled: false, gateway: null, kinds: [], partial: false, minutes: 30, note: null };
};

/** The gateway whose messages arrive at an address. */
export const gatewayAt = async (connection: Connection, path: string): Promise<number | undefined> => {
  const [row] = await connection.query<{ id: number }>({
    name: 'payment_gateway_at',
    text: 'select id::float8 as id from payment_gateway where lower(btrim(callback_path)) = lower($1) and callback_path = $1',
    values: [path],
  });
  return row?.id;
};
