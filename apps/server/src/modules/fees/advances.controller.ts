import { Controller, Get, Inject, Param } from '@nestjs/common';
import type { Money } from '@school/domain';
import { NotFound, type Principal } from '@school/kernel';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import { succeeded, type Envelope } from '../../engine/envelope/envelope.ts';
import { requireAny } from '../../engine/own-calls/require-any.ts';
import { IdPipe } from '../../platform/bodies/id.pipe.ts';
import { Database } from '../../platform/database/database.ts';
import { maySeeFees } from '../finance/may-see-fees.ts';
import {
  counterStudents,
  openOf,
  usualPrinter,
  type CounterPrinter,
  type CounterStudent,
} from './counter.store.ts';
import { categoriesFor, movementsOfStudent, walletOf, type MovementOfStudent } from './wallet.store.ts';

const readers: readonly Principal[] = [
  'FinanceControl',
  'ManageFee',
  'FeeSubmission',
  'FinanceReports',
  'ManageRefunds',
  'STUDENT',
  'PARENT',
];

/** What a family has paid ahead, and what became of it. */
interface AdvanceStatement {
  readonly student: CounterStudent;
  /** Null as long as nothing was paid ahead. */
  readonly wallet: number | null;
  readonly balance: Money;
  /** What is open of fees, without fines. */
  readonly open: Money;
  readonly categories: readonly { readonly id: number; readonly name: string }[];
  readonly movements: readonly MovementOfStudent[];
  readonly printer: CounterPrinter;
}

/** The advance of a student as the counter shows it. */
@Controller('finance/v1/studentWallets')
export class AdvancesController {
  constructor(@Inject(Database) private readonly database: Database) {}

  @Get('student/:student')
  async statement(
    @Param('student', IdPipe) student: number,
    @Caller() caller: CallContext,
  ): Promise<Envelope<AdvanceStatement>> {
    requireAny(caller.actor, readers);
    if (!maySeeFees(caller.actor, student)) throw new NotFound();
    const connection = this.database.of(caller.institute);
    const [found] = await counterStudents(connection, [student]);
    if (!found) throw new NotFound();
    const [wallet, open, categories, movements, printer] = await Promise.all([
      walletOf(connection, student),
      openOf(connection, [student], caller.today),
      categoriesFor(connection, student),
      movementsOfStudent(connection, student),
      usualPrinter(connection),
    ]);
    return succeeded({
      student: found,
      wallet: wallet?.id ?? null,
      balance: wallet?.balance ?? '0.00',
      open: open.get(student) ?? '0.00',
      categories,
      movements,
      printer,
    });
  }
}
