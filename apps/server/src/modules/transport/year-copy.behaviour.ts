import { Conflict, Refusal } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { askFirst } from '../../engine/own-calls/ask-first.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { yetToCopy, type CopyPart } from './year-copy.store.ts';

interface Refused {
  readonly name: string;
  readonly reason: string;
}
interface PartResult {
  readonly copied: number;
  readonly refused: readonly Refused[];
}

/** The parts in order of dependency, with the record that each makes. */
const resources: readonly (readonly [CopyPart, string])[] = [
  ['STOPS', 'vehicleStop'],
  ['ROUTES', 'transportRoute'],
  ['EMPLOYEES', 'routeEmployee'],
  ['PASSENGERS', 'transportAllocation'],
];

const withoutNulls = (values: RecordValues): RecordValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Refusal) || (error.status !== 400 && !(error instanceof Conflict))) throw error;
  const [first] = (error.data['errors'] ?? []) as readonly { readonly message?: string }[];
  return (first?.message ?? error.message).slice(0, 500);
};

/** One record of the other year; the reason if it is refused, in which case none of it is kept. */
const takeOver = async (resource: string, values: RecordValues, work: Work): Promise<string | null> => {
  const { transaction, context } = work;
  await transaction.query({ text: 'SAVEPOINT transport_copy' });
  try {
    const sure = { ...work, context: { ...context, asks: false } };
    await work.records.create(sure, resource, [withoutNulls(values)], { asWritten: true });
    await transaction.query({ text: 'RELEASE SAVEPOINT transport_copy' });
    return null;
  } catch (error) {
    const reason = reasonOf(error);
    await transaction.query({ text: 'ROLLBACK TO SAVEPOINT transport_copy' });
    return reason;
  }
};

const copyPart = async (
  part: CopyPart,
  resource: string,
  years: { readonly from: number; readonly to: number },
  work: Work,
): Promise<PartResult> => {
  const refused: Refused[] = [];
  const found = await yetToCopy(work.transaction, part, years.from, years.to);
  for (const { name, values, refused: known } of found) {
    const reason = known ?? (await takeOver(resource, values, work));
    if (reason !== null) refused.push({ name, reason });
  }
  return { copied: found.length - refused.length, refused };
};

/**
 * Copies when the record is saved (TRN-10). A client that can ask for confirmation shows its user the outcome first:
 * everything is done, reported, and rolled back until the user agrees.
 */
export const transportImportBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    if (current) throw new Conflict('This has been done and cannot be changed.', { code: 'DONE' });
    const years = { from: Number(input['fromYear']), to: Number(input['toYear']) };
    if (years.from === years.to) throw invalidField('toYear', 'SAME', 'Choose a year other than the first.');
    const chosen = new Set((input['parts'] ?? resources.map(([part]) => part)) as readonly string[]);
    const results = new Map<CopyPart, PartResult>();
    for (const [part, resource] of resources) {
      if (chosen.has(part)) results.set(part, await copyPart(part, resource, years, work));
    }
    const copied = (part: CopyPart): number => results.get(part)?.copied ?? 0;
    const refused = [...results.values()].flatMap((result) => result.refused);
    const params = {
      stops: copied('STOPS'),
      routes: copied('ROUTES'),
      people: copied('EMPLOYEES'),
      passengers: copied('PASSENGERS'),
      refused: refused.length,
    };
    askFirst(work.context, {
      message:
        '%{stops} stops, %{routes} routes, %{people} people on routes and %{passengers} passengers are copied, %{refused} are not.',
      reason: 'copyOfYear',
      params,
    });
    const { refused: _count, ...counts } = params;
    return { ...input, ...counts, refused };
  },
};
