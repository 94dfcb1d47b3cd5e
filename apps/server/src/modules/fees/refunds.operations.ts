import { mostRefund, refundableOf, type RefundStatement } from '@school/domain';
import { NotFound } from '@school/kernel';
import { counterStudents } from './counter.store.ts';
import { feesToRefund, refundsOfStudent, rulesOf, usedRules } from './fee-refund.store.ts';
import { refundStatement } from '@school/resources';
import { handle } from '../../engine/operation/handle.ts';

declare module '@school/kernel' {
  interface KnownAnswers {
    refundStatement: RefundStatement;
  }
}

/** What may be refunded. */
export const refundReadings = [
  handle(refundStatement, async ({ input: { student }, context, connection }) => {
    const [found] = await counterStudents(connection, [student]);
    if (!found) throw new NotFound();
    const [fees, refunds] = await Promise.all([
      feesToRefund(connection, student),
      refundsOfStudent(connection, student),
    ]);
    const collections = [...new Set(fees.map(({ collection }) => collection))];
    const [rules, used] = await Promise.all([
      rulesOf(connection, collections, context.today),
      usedRules(
        connection,
        fees.map(({ id }) => id),
      ),
    ]);
    const isUsed = (fee: number, rule: number): boolean =>
      used.some((one) => one.fee === fee && one.rule === rule);
    return {
      student: found,
      fees: fees.map((fee) => ({
        ...fee,
        refundable: refundableOf(fee),
        rules: rules
          .filter(({ id, collection }) => collection === fee.collection && !isUsed(fee.id, id))
          .map((rule) => ({
            id: rule.id,
            name: rule.name,
            validUntil: rule.validUntil,
            most: mostRefund(rule, fee),
          })),
      })),
      refunds,
    };
  }),
];
