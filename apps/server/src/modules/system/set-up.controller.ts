import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { menuEntriesOf, NotFound, stepFor } from '@school/kernel';
import type { CallContext } from '../../engine/context.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import { Engine } from '../../engine/engine.ts';
import { succeeded } from '../../engine/envelope/envelope.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { RECORDS } from '../../engine/records.ts';
import type { Records } from '../../engine/records.ts';
import { NoQueryPipe } from '../../platform/bodies/no-query.pipe.ts';

interface Step {
  readonly url: string;
  readonly done: boolean;
  readonly optional: boolean;
}

/** How far the set-up has come that a group of the menu leads through. */
@Controller('setup/v1/setUp')
export class SetUpController {
  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(RECORDS) private readonly records: Records,
  ) {}

  /** The steps that the caller may take; whether one is done depends on no rights of the caller. */
  @Get(':group')
  async of(
    @Param('group') group: string,
    @Query(NoQueryPipe) _: object,
    @Caller() caller: CallContext,
  ): Promise<Envelope<readonly Step[]>> {
    const { catalogue } = this.engine;
    const entries = menuEntriesOf(catalogue).flatMap(({ key, menu, url, isOpenTo }) => {
      const step = menu && stepFor(caller.actor, menu, group);
      return step && url !== undefined && isOpenTo(caller.actor) ? [{ key, url, step }] : [];
    });
    if (entries.length === 0) throw new NotFound();
    const steps: Step[] = [];
    for (const { key, url, step } of entries) {
      const rows = await this.records.list(caller, step.of ?? key, {
        range: [0, 0],
        system: true,
        ...(step.where && { filter: step.where }),
      });
      steps.push({ url, done: rows.length > 0, optional: step.optional === true });
    }
    return succeeded(steps);
  }
}
