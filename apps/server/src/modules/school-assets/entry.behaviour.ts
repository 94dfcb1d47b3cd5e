import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { conflictAt, invalidField } from '../../engine/envelope/refusals.ts';
import { holdKind, openMovement } from './asset.store.ts';
import { writtenDown } from './written-down.ts';

type Status = 'IN_STORE' | 'IN_USE' | 'REPAIR' | 'LOST' | 'DISPOSED';

const nobody = { employee: null, department: null, classroom: null };
type Holder = { readonly [K in keyof typeof nobody]: unknown };

/** One person, one department or one room: the holder is accountable for it. */
const holderIn = ({ employee, department, classroom }: RecordValues): Holder => {
  const holder = { employee: employee ?? null, department: department ?? null, classroom: classroom ?? null };
  const chosen = Object.values(holder).filter((one) => one !== null).length;
  if (chosen !== 1)
    throw invalidField('employee', 'oneHolder', 'Choose one: an employee, a department or a room.');
  return holder;
};

/** Ends the current movement and begins the next. Days move forward: a late entry cannot precede it. */
const move = async (
  row: RecordValues,
  asked: RecordValues,
  to: { readonly status: Status; readonly holder: Holder },
  work: Work,
): Promise<RecordValues> => {
  const [entry, on] = [Number(row['id']), String(asked['on'])];
  const before = await openMovement(work.transaction, entry);
  if (before && on < before.fromDate)
    throw conflictAt('on', 'TOO_EARLY', 'It has been where it is since %{day}.', { day: before.fromDate });
  const dueBack = asked['dueBack'] ?? null;
  if (dueBack !== null && String(dueBack) < on)
    throw invalidField('dueBack', 'tooEarly', 'It cannot be due back before it is handed over');
  const system = { system: true } as const;
  if (before) await work.records.update(work, 'assetMovement', before.id, { toDate: on }, system);
  const { status, holder } = to;
  const note = asked['note'] ?? null;
  const movement = { entry, status, ...holder, fromDate: on, dueBack, note };
  await work.records.create(work, 'assetMovement', [movement], { ...system, asWritten: true });
  return { ...holder, since: on, dueBack };
};

const without =
  (status: Status) =>
  (row: RecordValues, asked: RecordValues, work: Work): Promise<RecordValues> =>
    move(row, asked, { status, holder: nobody }, work);

/** Recorded data follows the kind; an asset's location follows its movements. */
export const entryBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    const named = ['asset', 'values', 'files'].some((key) => input[key] !== undefined);
    if (current && !named) return input;
    const values = { ...current, ...input };
    const asset = Number(values['asset']);
    await holdKind(work.transaction, asset);
    const kind = await work.records.read(work, 'schoolAsset', asset, { system: true });
    if (!kind) return input;
    const isSame = current !== undefined && Number(current['asset']) === asset;
    const before = (isSame ? current['values'] : undefined) ?? {};
    return { ...input, ...(await writtenDown(kind, values, before as RecordValues, work)) };
  },
  transitions: {
    handOver: (row, asked, work) => move(row, asked, { status: 'IN_USE', holder: holderIn(asked) }, work),
    takeBack: without('IN_STORE'),
    repair: without('REPAIR'),
    lose: without('LOST'),
    dispose: without('DISPOSED'),
  },
};
