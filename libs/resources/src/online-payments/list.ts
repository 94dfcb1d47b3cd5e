import type { AnyResource } from '@school/kernel';
import { customGatewayField } from './custom-gateway-field.resource.ts';
import { customGateway } from './custom-gateway.resource.ts';
import { onlinePaymentSetting } from './online-payment-setting.settings.ts';
import { paymentAttemptItem } from './payment-attempt-item.resource.ts';
import { paymentAttempt } from './payment-attempt.resource.ts';
import { paymentEvent } from './payment-event.resource.ts';
import { paymentGateway } from './payment-gateway.resource.ts';
import { paymentSettlementRow } from './payment-settlement-row.resource.ts';
import { paymentSettlement } from './payment-settlement.resource.ts';

export const onlinePaymentResources: readonly AnyResource[] = [
  customGateway,
  customGatewayField,
  paymentGateway,
  onlinePaymentSetting,
  paymentAttempt,
  paymentAttemptItem,
  paymentEvent,
  paymentSettlement,
  paymentSettlementRow,
];
