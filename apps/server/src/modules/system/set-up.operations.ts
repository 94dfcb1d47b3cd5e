import type { Engine } from '../../engine/engine.ts';
import { menuEntriesOf, NotFound, stepFor } from '@school/kernel';
import { setUpSteps } from '@school/resources';
import { handle } from '../../engine/operation/handle.ts';

interface Step {
  readonly url: string;
  readonly done: boolean;
  readonly optional: boolean;
}

declare module '@school/kernel' {
  interface KnownAnswers {
    setUpSteps: readonly Step[];
  }
}

/** What is left to set up. */
export const setUpReadings = ({ catalogue }: Engine) => [
  handle(setUpSteps, async ({ input: { group }, context, reader }) => {
    const entries = menuEntriesOf(catalogue).flatMap(({ key, menu, url, isOpenTo }) => {
      const step = menu && stepFor(context.actor, menu, group);
      return step && url !== undefined && isOpenTo(context.actor) ? [{ key, url, step }] : [];
    });
    if (entries.length === 0) throw new NotFound();
    const steps: Step[] = [];
    for (const { key, url, step } of entries) {
      const rows = await reader.list(context, step.of ?? key, {
        range: [0, 0],
        system: true,
        ...(step.where && { filter: step.where }),
      });
      steps.push({ url, done: rows.length > 0, optional: step.optional === true });
    }
    return steps;
  }),
];
