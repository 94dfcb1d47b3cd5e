import { Body, Controller, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { NotFound, f } from '@school/kernel';
import type { FastifyRequest } from 'fastify';
import type { CallContext } from '../../engine/context.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { bodyObject, bodyText } from '../../engine/own-calls/body-values.ts';
import { Described, clientRequestId } from '../../engine/calls/described.ts';
import { requireAny } from '../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { IdPipe } from '../../platform/bodies/id.pipe.ts';
import { saveBankDetails } from './save-bank-details.ts';

const bankDetails = {
  values: f.json({
    required: true,
    help: 'Texts by the id of the bank field; an empty one takes the detail away',
  }),
  clientRequestId,
};
const longest = 120;
const idOfField = /^[1-9]\d{0,15}$/;

/** `{"3": "1002", "4": ""}` by the id of the bank field; an empty text removes the detail. */
const valuesOf = (sent: unknown): ReadonlyMap<number, string> => {
  const values = bodyObject(
    sent,
    'values',
    new Set(Object.keys(sent ?? {}).filter((key) => idOfField.test(key))),
  );
  return new Map(
    Object.entries(values).map(([key, text]) => [
      Number(key),
      bodyText(text, `values.${key}`, longest) ?? '',
    ]),
  );
};

/** The bank details of one employee, stored together. */
@Controller('setup/v1/EmployeeBankDetails')
export class BankDetailsController {
  constructor(@Inject(WriteCalls) private readonly writes: WriteCalls) {}

  @Post('ofEmployee/:id')
  @Described('Saves the bank details of an employee', {
    takes: bankDetails,
  })
  @HttpCode(200)
  save(
    @Param('id', IdPipe) employee: number,
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<{ readonly saved: number }>> {
    requireAny(caller.actor, ['EmployeePrivate']);
    const values = valuesOf(bodyObject(sent, '', bankDetails)['values']);
    return this.writes.run(
      { request, caller },
      async (work) => {
        if (!(await work.records.read(work, 'employee', employee))) throw new NotFound();
        return { saved: await saveBankDetails(work, employee, values) };
      },
      'Saved',
    );
  }
}
