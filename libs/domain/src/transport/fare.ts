import { decimalOf } from '../money/decimal.ts';
import { addMoney, multiplyThenDivide, roundMoney, type Money } from '../money/money.ts';

/** Which of the two trips a passenger takes. */
export type RideMode = 'BOTH' | 'PICKUP' | 'DROP';

/** What determines the fare of a seat: the settings and the places. */
export interface FareFacts {
  readonly mode: RideMode;
  readonly fareMode: 'STOP' | 'ROUTE';
  readonly routeMode: 'SAME' | 'DIFFERENT';
  /** With route fares: one way costs half. */
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
 * The cost of a seat (TRN-3). By route its fare, or half of it one way where the settings specify so. By stop the fare of
 * the stop, which is the round trip; where both ways are chosen separately it is one direction, and both are added up.
 * @returns a decimal string with two decimals
 */
export const seatFare = (facts: FareFacts): Money => {
  const { mode, fareMode, routeMode, pickupFare, dropFare } = facts;
  if (fareMode === 'ROUTE') return roundMoney(ofRoute(facts));
  const pickup = mode === 'DROP' ? nothing : (pickupFare ?? nothing);
  const drop = mode === 'PICKUP' ? nothing : (dropFare ?? nothing);
  if (routeMode === 'DIFFERENT') return roundMoney(addMoney(pickup, drop));
  return roundMoney(decimalOf(pickup).isZero() ? drop : pickup);
};
