import type { Behaviours } from '../../engine/behaviour.ts';
import { paymentAttemptBehaviour } from './attempt.behaviour.ts';
import { customGatewayBehaviour, paymentGatewayBehaviour } from './gateway.behaviour.ts';
import { settlementBehaviour, settlementRowBehaviour } from './settlement.behaviour.ts';

/** Online payment rules that the definitions cannot express. */
export const onlinePaymentBehaviours: Behaviours = {
  paymentGateway: paymentGatewayBehaviour,
  customGateway: customGatewayBehaviour,
  paymentAttempt: paymentAttemptBehaviour,
  paymentSettlement: settlementBehaviour,
  paymentSettlementRow: settlementRowBehaviour,
};
