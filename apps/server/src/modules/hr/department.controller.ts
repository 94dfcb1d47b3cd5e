import { Controller, Get, Inject } from '@nestjs/common';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import { succeeded } from '../../engine/envelope/envelope.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { FailsWith } from '../../engine/envelope/fails-with.ts';
import { RECORDS } from '../../engine/records.ts';
import type { Records } from '../../engine/records.ts';

/** A department as pickers take it: `id` is the key, `name` the label. */
interface DepartmentChoice {
  readonly id: number;
  readonly name: string;
  readonly active: boolean;
}

/** Departments beyond the generic calls. */
@Controller('setup/v1/EmployeeDepartments')
export class DepartmentController {
  constructor(@Inject(RECORDS) private readonly records: Records) {}

  /** Those that people may be put into. */
  @Get('getActiveDept/getall')
  @FailsWith('Failed to fetch departments')
  async active(@Caller() caller: CallContext): Promise<Envelope<readonly DepartmentChoice[]>> {
    const rows = await this.records.list(caller, 'employeeDepartment', {
      filter: { active: true, archived: false },
      fields: ['id', 'name', 'active'],
      sort: [['name', 'ASC']],
      most: 5_000,
    });
    return succeeded(rows.map(({ id, name }) => ({ id: Number(id), name: String(name), active: true })));
  }
}
