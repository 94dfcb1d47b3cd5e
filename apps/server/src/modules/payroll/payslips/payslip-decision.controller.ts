import { Body, Controller, Delete, HttpCode, Inject, Param, Post, Put, Req } from '@nestjs/common';
import { longestReason } from '@school/domain';
import type { PayslipRow, SkippedPayslip } from '@school/domain';
import type { FastifyRequest } from 'fastify';
import type { CallContext } from '../../../engine/context.ts';
import { Caller } from '../../../engine/calls/session.guard.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { IdPipe } from '../../../platform/bodies/id.pipe.ts';
import { PayslipMailing } from '../documents/payslip-mailing.ts';
import { bodyId, bodyObject, bodyText, bodyVersion } from '../../../engine/own-calls/body-values.ts';
import { FailsWith } from '../../../engine/envelope/fails-with.ts';
import { KnownQuery } from '../../../engine/own-calls/known-query.ts';
import type { KnownParameters } from '../../../engine/own-calls/known-query.ts';
import { approvers, generators } from '../http/rights.ts';
import { requireAny } from '../../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../../engine/own-calls/write-calls.ts';
import { invalidAt } from '../payroll-refusal.ts';
import { moveOne } from './move-one.ts';
import type { MoveDetails } from './move-one.ts';
import type { Moved, Moving } from './move-payslips.ts';
import { movePayslipStates, skippedRows } from './move-payslips.ts';
import { bodySelection, selectedStates } from './selection.ts';
import type { Selection } from './selection.ts';

const detailKeys = new Set(['version', 'reason', 'remark', 'id']);

/** Version and reason of a body; a remark is a reason too. */
const detailsOf = (sent: unknown, reasonOfPath?: string): MoveDetails => {
  const body = bodyObject(sent ?? {}, '', detailKeys);
  const version = bodyVersion(body['version']);
  const reason =
    bodyText(body['reason'], 'reason', longestReason) ??
    bodyText(body['remark'], 'remark', longestReason) ??
    bodyText(reasonOfPath, 'reason', longestReason);
  return { ...(version === undefined ? {} : { version }), ...(reason === undefined ? {} : { reason }) };
};

/** Payslips are approved, rejected, reverted and deleted, one by one or many at once. */
@Controller('setup/v1/paySlip')
export class PayslipDecisionController {
  constructor(
    @Inject(WriteCalls) private readonly writes: WriteCalls,
    @Inject(PayslipMailing) private readonly mailing: PayslipMailing,
  ) {}

  @Put('approve/:id')
  @FailsWith('Failed to approve payslip')
  approve(
    @Param('id', IdPipe) id: number,
    @Body() body: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<PayslipRow & { voucherNo: string | null }>> {
    requireAny(caller.actor, approvers);
    const details = detailsOf(body);
    return this.writes.run(
      { request, caller },
      async (work) => {
        const row = await moveOne(work, 'APPROVE', id, details);
        await this.mailing.start(work, [id]);
        return { ...row, voucherNo: row.number };
      },
      'Payslip approved',
    );
  }

  @Put(['reject/:id', 'reject/:id/:reason'])
  @FailsWith('Failed to reject payslip')
  reject(
    @Param('id', IdPipe) id: number,
    @Param('reason') reason: string | undefined,
    @Body() body: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<PayslipRow>> {
    requireAny(caller.actor, approvers);
    const details = detailsOf(body, reason);
    return this.writes.run(
      { request, caller },
      (work) => moveOne(work, 'REJECT', id, details),
      'Payslip rejected',
    );
  }

  @Put('revert/:id')
  @FailsWith('Failed to revert payslip')
  revert(
    @Param('id', IdPipe) id: number,
    @Body() body: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<PayslipRow>> {
    requireAny(caller.actor, approvers);
    const details = detailsOf(body);
    return this.writes.run(
      { request, caller },
      (work) => moveOne(work, 'REVERT', id, details),
      'Payslip reverted',
    );
  }

  /** The id stands in the address, the query or the body. */
  @Delete('delete')
  delete(
    @KnownQuery(['id']) query: KnownParameters,
    @Body() body: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<{ id: number; status: 'DELETED' }>> {
    requireAny(caller.actor, generators);
    const id = bodyId(query['id'] ?? bodyObject(body ?? {}, '', new Set(['id']))['id'], 'id');
    return this.remove(id, caller, request);
  }

  @Delete(['delete/:id', ':id'])
  deleteById(
    @Param('id', IdPipe) id: number,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<{ id: number; status: 'DELETED' }>> {
    requireAny(caller.actor, generators);
    return this.remove(id, caller, request);
  }

  @Post('deletePendingPaySlips')
  @HttpCode(200)
  @FailsWith('Failed to delete pending payslips')
  async deletePending(
    @Body() body: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<{ deleted: number; skipped: readonly SkippedPayslip[] }>> {
    requireAny(caller.actor, generators);
    return this.many('DELETE_PENDING', bodySelection(body), { request, caller }, (moved) => ({
      deleted: moved.moved.length,
      skipped: skippedRows(moved),
    }));
  }

  @Post('approvedAll')
  @HttpCode(200)
  @FailsWith('Failed to approve all payslips')
  async approveAll(
    @Body() body: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<{ approved: number; skipped: readonly SkippedPayslip[] }>> {
    requireAny(caller.actor, approvers);
    return this.many('APPROVE', bodySelection(body), { request, caller }, (moved) => ({
      approved: moved.moved.length,
      skipped: skippedRows(moved),
    }));
  }

  @Put('revertAll')
  @FailsWith('Failed to revert all payslips')
  async revertAll(
    @Body() body: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<{ reverted: number; skipped: readonly SkippedPayslip[] }>> {
    requireAny(caller.actor, approvers);
    const selection = bodySelection(body);
    if (selection.reason === undefined) {
      throw invalidAt('reason', { code: 'REASON_REQUIRED', params: { longest: longestReason } });
    }
    return this.many('REVERT', selection, { request, caller }, (moved) => ({
      reverted: moved.moved.length,
      skipped: skippedRows(moved),
    }));
  }

  private many<T>(
    event: Moving,
    selection: Selection,
    sent: { readonly request: FastifyRequest; readonly caller: CallContext },
    answer: (moved: Moved) => T,
  ): Promise<Envelope<T>> {
    return this.writes.run(sent, async (work) => {
      const states = await selectedStates(work.transaction, selection);
      const moved = await movePayslipStates(work, event, states, selection.reason);
      if (event === 'APPROVE') await this.mailing.start(work, moved.moved);
      return answer(moved);
    });
  }

  private remove(
    id: number,
    caller: CallContext,
    request: FastifyRequest,
  ): Promise<Envelope<{ id: number; status: 'DELETED' }>> {
    return this.writes.run(
      { request, caller },
      async (work) => {
        await moveOne(work, 'DELETE', id, {});
        return { id, status: 'DELETED' as const };
      },
      'Payslip deleted',
    );
  }
}
