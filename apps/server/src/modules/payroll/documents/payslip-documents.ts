import { Inject, Injectable } from '@nestjs/common';
import { NotFound } from '@school/kernel';
import type { Actor, TokenValues } from '@school/kernel';
import type { CallContext } from '../../../engine/context.ts';
import type { DocumentBinding } from '../../../engine/document/documents.ts';
import { Database } from '../../../platform/database/database.ts';
import { letterhead } from '../../../platform/letterhead/letterhead.ts';
import { seesAll } from '../http/rights.ts';
import { printedPayslips } from '../payslips/payslip-detail.store.ts';
import type { PrintedPayslip } from '../payslips/payslip-detail.store.ts';
import { payslipToggles } from '../payslips/payslip-setting.store.ts';
import { payslipValues } from './payslip-values.ts';
import { samplePayslip } from './sample-payslip.ts';

const isVisible = (actor: Actor, payslip: PrintedPayslip): boolean =>
  seesAll(actor) || (payslip.status === 'APPROVED' && actor.employee === payslip.employeeId);

/** Printed payslips. Figures are the stored ones. */
@Injectable()
export class PayslipDocuments implements DocumentBinding {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** @throws NotFound if a payslip does not exist or the caller may not see it */
  readonly read = async (context: CallContext, ids: readonly number[]): Promise<readonly TokenValues[]> => {
    const payslips = await printedPayslips(this.database.of(context.institute), ids);
    if (payslips.length < ids.length || payslips.some((payslip) => !isVisible(context.actor, payslip))) {
      throw new NotFound();
    }
    return this.values(context, payslips);
  };

  /** A made-up payslip that shows what the settings print. */
  readonly sample = async (context: CallContext): Promise<TokenValues> => {
    const [values = {}] = await this.values(context, [samplePayslip]);
    return values;
  };

  private async values(
    { institute }: CallContext,
    payslips: readonly PrintedPayslip[],
  ): Promise<readonly TokenValues[]> {
    const connection = this.database.of(institute);
    const toggles = await payslipToggles(connection);
    const head = await letterhead(connection);
    return payslips.map((payslip) => payslipValues(payslip, toggles, head));
  }
}
