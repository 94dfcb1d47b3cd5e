import type { ServiceLink } from '../menu/service.ts';

export interface SetUpStep {
  readonly url: string;
  readonly done: boolean;
  readonly optional: boolean;
}
/** `next` is the first required step that is not done. */
export type SetUpMark = 'done' | 'next' | 'open' | 'optional';

/** The steps in the order in which the page shows them. */
export const inOrderOf = (
  steps: readonly SetUpStep[],
  links: readonly Pick<ServiceLink, 'url'>[],
): readonly SetUpStep[] => links.flatMap(({ url }) => steps.filter((step) => step.url === url));

export const nextStep = (steps: readonly SetUpStep[]): SetUpStep | undefined =>
  steps.find(({ done, optional }) => !done && !optional);

/** The progress of a step; undefined for anything that is not a step. */
export const markOf = (steps: readonly SetUpStep[], url: string): SetUpMark | undefined => {
  const step = steps.find((one) => one.url === url);
  if (!step) return undefined;
  if (step.done) return 'done';
  if (step.optional) return 'optional';
  return nextStep(steps) === step ? 'next' : 'open';
};
