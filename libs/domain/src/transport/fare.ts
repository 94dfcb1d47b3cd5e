import { decimalOf } from '../money/decimal.ts';
import { addMoney, multiplyThenDivide, roundMoney, type Money } from '../money/money.ts';

/** Which of both trips a passenger takes. */
export type RideMode = 'BOTH' | 'PICKUP' | 'DROP';

/** What the settings and the places say about the fare of a seat. */
export interface FareFacts {
  readonly mode: RideMode;
  readonly fareMode: 'STOP' | 'ROUTE';
  readonly routeMode: 'SAME' | 'DIFFERENT';
  /** Of a route with a fare: one way costs half. */
  readonly oneWayHalf: boolean;
  /** Fare of the route, null while it has none. */
  readonly routeFare: Money | null;
  readonly pickupFare: Money | null;
  readonly dropFare: Money | null;
}

const nothing = '0.00';

const ofRoute = ({ mode, oneWayHalf, routeFare }: FareFacts): Money => {
  const whole = routeFare ?? nothing;
  return mode !== 'BOTH' && oneWayHalf ? multiplyThenDivide(whole, '1', '2') : whole;
};

/**
 * What a seat costs (TRN-3). By the route its fare, or half of it one way where the settings say so. By the stop the
 * fare of the stop, which is the round trip; where both ways are chosen apart it is one direction, and both add up.
 * @returns a decimal string with two places
 */
export const seatFare = (facts: FareFacts): Money => {
  const { mode, fareMode, routeMode, pickupFare, dropFare } = facts;
  if (fareMode === 'ROUTE') return roundMoney(ofRoute(facts));
  const pickup = mode === 'DROP' ? nothing : (pickupFare ?? nothing);
  const drop = mode === 'PICKUP' ? nothing : (dropFare ?? nothing);
  if (routeMode === 'DIFFERENT') return roundMoney(addMoney(pickup, drop));
  return roundMoney(decimalOf(pickup).isZero() ? drop : pickup);
};
