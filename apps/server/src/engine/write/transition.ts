import { Conflict, Forbidden, NotFound, isAmong, isTheirs } from '@school/kernel';
import type { Transition } from '@school/kernel';
import type { RecordValues } from '../behaviour.ts';
import { asInput } from './accept-input.ts';
import { askedInput, assertAsked, assertOffered } from './asked-input.ts';
import { notPossible } from './not-possible.ts';
import { hasFigures } from './figures.ts';
import { isMeant } from './run-verb.ts';
import { lockState, readState } from './row-state.ts';
import { versionOf, writeChange } from './update.ts';
import { assertOwn, behaviourOf } from './writer.ts';
import type { Saved, Writer } from './writer.ts';

const withoutVersion = ({ version: _version, ...asked }: RecordValues): RecordValues => asked;

/** Requested values that are fields of the record are stored in it; all of them go to the hook. */
const ownFields = ({ resource }: Writer, asked: RecordValues): RecordValues =>
  Object.fromEntries(Object.entries(asked).filter(([key]) => Object.hasOwn(resource.fields, key)));

/** @throws Conflict with the code of the move, where the record names someone else */
const assertTheirs = (
  { resource, engine, work, system }: Writer,
  { whose }: Transition,
  row: RecordValues,
): void => {
  if (system || !whose) return;
  const { actor, today } = work.context;
  if (isTheirs(whose, row, { actor, resource, catalogue: engine.catalogue, today })) return;
  throw new Conflict(whose.message, { code: whose.code });
};

/**
 * Moves a record from one state of its lifecycle to the next.
 * @throws NotFound for an undefined move, Forbidden, Stale, Conflict `ILLEGAL_STATE` or the code of `whose`
 */
export const moveRecord = async (writer: Writer, id: number, name: string, body: unknown): Promise<Saved> => {
  const { resource, work, system } = writer;
  const { lifecycle } = resource;
  const move =
    lifecycle && Object.hasOwn(lifecycle.transitions, name) ? lifecycle.transitions[name] : undefined;
  if (!lifecycle || !move) throw new NotFound();
  if (!system && !isAmong(work.context.actor, move.access)) throw new Forbidden();
  const input = asInput(body ?? {});
  const asked = askedInput(writer, move.ask, withoutVersion(input));
  await behaviourOf(writer).holds?.[name]?.(id, work);
  const { values: before } = await lockState(writer, id, versionOf(input));
  const state = String(before[lifecycle.field]);
  if (before['archived'] === true || !move.from.includes(state)) {
    throw notPossible(move, { state });
  }
  if (move.when && !(await isMeant(writer, move.when, id))) throw notPossible(move, { state });
  assertOwn(writer, before, move.access);
  assertTheirs(writer, move, before);
  assertAsked(writer, { ...move, of: resource }, asked, before);
  await assertOffered(writer, move.ask, asked, before);
  const hook = behaviourOf(writer).transitions?.[name];
  const more = hook ? await hook(before, asked, work) : {};
  const found = more[lifecycle.field];
  const to = move.or?.find((state) => state === found) ?? move.to;
  const values = { ...ownFields(writer, asked), ...more, [lifecycle.field]: to };
  const saved = await writeChange(writer, id, before, values, `transition:${name}`);
  if (!hook || !hasFigures(resource)) return saved;
  // Changes the move made elsewhere count in the figures of the response.
  const { values: now, json } = await readState(writer, id);
  return { ...saved, values: now, json };
};
