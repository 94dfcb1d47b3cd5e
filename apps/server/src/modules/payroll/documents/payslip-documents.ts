import { Inject, Injectable } from '@nestjs/common';
import { NotFound } from '@school/kernel';
import type { Actor } from '@school/kernel';
import type { PayslipToggles } from '@school/domain';
import type { CallContext } from '../../../engine/context.ts';
import type { DocumentBinding, ReadyDocument } from '../../../engine/document/documents.ts';
import { Database } from '../../../platform/database/database.ts';
import { Files } from '../../../platform/files/files.ts';
import { letterhead, pictureOf } from '../../../platform/letterhead/letterhead.ts';
import { renderTemplate } from '../../../platform/templates/render-template.ts';
import { seesAll } from '../http/rights.ts';
import { printedPayslips } from '../payslips/payslip-detail.store.ts';
import type { PrintedPayslip } from '../payslips/payslip-detail.store.ts';
import { payslipToggles } from '../payslips/payslip-setting.store.ts';
import { payslipTemplate } from './payslip-template.ts';
import { payslipView } from './payslip-view.ts';
import { samplePayslip } from './sample-payslip.ts';

/** Templates are filled in portions, so that one rendering stays within its bounds. */
const portion = 50;

const isVisible = (actor: Actor, payslip: PrintedPayslip): boolean =>
  seesAll(actor) || (payslip.status === 'APPROVED' && actor.employee === payslip.employeeId);

const body = /<body>([\s\S]*)<\/body>/;

/** Payslips on paper. Figures are those that are stored. */
@Injectable()
export class PayslipDocuments implements DocumentBinding {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Files) private readonly files: Files,
  ) {}

  /** @throws NotFound when a payslip is not there or is not for the caller's eyes */
  readonly write = async (context: CallContext, ids: readonly number[]): Promise<ReadyDocument> => {
    const connection = this.database.of(context.institute);
    const payslips = await printedPayslips(connection, ids);
    if (payslips.length < ids.length || payslips.some((payslip) => !isVisible(context.actor, payslip))) {
      throw new NotFound();
    }
    return this.compose(context, payslips, await payslipToggles(connection));
  };

  /** A made-up payslip that shows what the settings print. */
  async sample(context: CallContext): Promise<ReadyDocument> {
    const toggles = await payslipToggles(this.database.of(context.institute));
    return this.compose(context, [samplePayslip], toggles);
  }

  private async compose(
    { institute }: CallContext,
    payslips: readonly PrintedPayslip[],
    toggles: PayslipToggles,
  ): Promise<ReadyDocument> {
    const head = await letterhead(this.database.of(institute));
    const logo = await pictureOf(this.files, institute, head.logoId);
    const views = payslips.map((payslip) => payslipView(payslip, toggles, head.dateOrder));
    const [first] = payslips;
    const name = payslips.length === 1 ? (first?.number ?? 'Payslip') : `Payslips ${first?.label ?? ''}`;
    const pages: string[] = [];
    for (let from = 0; from < views.length; from += portion) {
      const values = { title: name, head, logo, slips: views.slice(from, from + portion) };
      pages.push(await renderTemplate(payslipTemplate, values));
    }
    const [page = '', ...more] = pages;
    const html = page.replace(
      '</body>',
      () => `${more.map((text) => body.exec(text)?.[1] ?? '').join('')}</body>`,
    );
    return { html, name, footer: head.footer === '' ? head.name : head.footer };
  }
}
