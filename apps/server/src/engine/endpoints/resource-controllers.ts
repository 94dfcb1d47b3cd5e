import type { Type } from '@nestjs/common';
import type { Engine } from '../engine.ts';
import { remarkCalls } from '../remarks/remark-calls.ts';
import { transferCalls } from '../transfer/transfer-calls.ts';
import { askedOptionCalls } from '../calls/asked-options.ts';
import { buildControllers, moveControllers } from '../calls/build-controllers.ts';
import { callsOf } from '../calls/calls-of.ts';
import type { CallAddress } from '../calls/calls-of.ts';
import { sharedControllers } from '../calls/shared-controllers.ts';
import type { GenericCall } from '../calls/generic-call.ts';
import { readCalls } from '../calls/read-calls.ts';
import { recordCalls } from '../calls/record-calls.ts';
import { workflowCalls } from '../calls/workflow-calls.ts';

/** Writes validate the added fields themselves. */
const extended = (call: GenericCall): GenericCall => ({ ...call, extended: true });

/** Every call that the engine answers for resources, in documentation order. */
export const genericCalls: readonly GenericCall[] = [
  ...readCalls.map(extended),
  ...recordCalls,
  ...workflowCalls,
  ...askedOptionCalls,
  ...remarkCalls,
  ...transferCalls.map(extended),
];

/** A controller for each resource, as read by the API document and the tests of all calls. */
export const resourceControllers = (engine: Engine): Type[] => [
  ...buildControllers(engine, genericCalls),
  ...moveControllers(engine),
];

/** The same calls as they are served: few routes for many resources. @param others addresses of all other calls */
export const servedResourceControllers = (engine: Engine, others: readonly CallAddress[]): Type[] => {
  const moves = moveControllers(engine);
  return [...sharedControllers(engine, genericCalls, [...others, ...callsOf(moves)]), ...moves];
};
