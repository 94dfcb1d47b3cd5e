import type { Behaviours } from '../../engine/behaviour.ts';
import { paymentAttemptBehaviour } from './attempt.behaviour.ts';
import { customGatewayBehaviour, paymentGatewayBehaviour } from './gateway.behaviour.ts';
import { settlementBehaviour, settlementRowBehaviour } from './settlement.behaviour.ts';

/** What the definitions of online payments cannot say. */
export const onlinePaymentBehaviours: Behaviours = {
  paymentGateway: paymentGatewayBehaviour,
  customGateway: customGatewayBehaviour,
  paymentAttempt: paymentAttemptBehaviour,
  paymentSettlement: settlementBehaviour,
  paymentSettlementRow: settlementRowBehaviour,
};
