import { Controller, Get, Inject } from '@nestjs/common';
import type { CategoryRules } from '@school/domain';
import { Caller } from '../../../engine/calls/session.guard.ts';
import type { CallContext } from '../../../engine/context.ts';
import { succeeded } from '../../../engine/envelope/envelope.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { FailsWith } from '../../../engine/envelope/fails-with.ts';
import { requireAny } from '../../../engine/own-calls/require-any.ts';
import { Database } from '../../../platform/database/database.ts';
import { readers } from '../http/rights.ts';
import { groupRows } from '../groups/group-row.store.ts';
import { categoriesOfGroups } from './category-rules.store.ts';
import { allCategories } from './category.store.ts';

/** The rules of all categories at once: what reads what, and a rule tried out before it is saved, need them all. */
@Controller('finance/v1/PayrollCategory')
export class CategoryRulesController {
  constructor(@Inject(Database) private readonly database: Database) {}

  @Get('rules')
  @FailsWith('Failed to fetch payroll categories')
  async rules(@Caller() caller: CallContext): Promise<Envelope<CategoryRules>> {
    requireAny(caller.actor, readers);
    const connection = this.database.of(caller.institute);
    const [categories, groups, members] = await Promise.all([
      allCategories(connection),
      groupRows(connection, caller.today),
      categoriesOfGroups(connection),
    ]);
    return succeeded({
      categories,
      groups: groups.map(({ id, name, revision, employeeCount }) => ({
        id,
        name,
        revision,
        employeeCount,
        categoryIds: members.get(id) ?? [],
      })),
    });
  }
}
